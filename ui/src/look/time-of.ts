/** A busy page handles an event late. A greater difference means that the event's clock is not ours. */
const BELIEVE_WITHIN = 5000;

/** When an event happened, in `performance.now()`. */
export function timeOf({ timeStamp }: Pick<Event, 'timeStamp'>): number {
  const now = performance.now();
  return timeStamp > now || now - timeStamp > BELIEVE_WITHIN ? now : timeStamp;
}
