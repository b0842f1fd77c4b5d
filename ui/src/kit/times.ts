/** When something was, as people say it. */
import { region } from '../texts/region';

/** The time of day, and the day if it was not today. */
export function timeOf(at: number): string {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(region(), {
    ...(today ? {} : { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}
