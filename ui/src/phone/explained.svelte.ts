/** What has been explained to the people who use this phone, so that it is explained once. */
import { keep, kept } from '../wire/storage';

const NAME = 'goatherd.explained';

function read(): string[] {
  try {
    const found: unknown = JSON.parse(kept(NAME) ?? '[]');
    return Array.isArray(found) ? found.filter((mark) => typeof mark === 'string') : [];
  } catch {
    return [];
  }
}

let marks = $state.raw(read());

export function isExplained(mark: string): boolean {
  return marks.includes(mark);
}

export function explained(mark: string): void {
  marks = [...marks, mark];
  keep(NAME, JSON.stringify(marks));
}
