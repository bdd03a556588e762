import { repeat } from '../repeat.ts';
import type { DatabaseTime } from './databaseTime.ts';

/** Clocks drift by less than a millisecond in this time, and a suspended machine is right again after it. */
const everyMilliseconds = 30_000;

/** @returns a function that stops reading the time */
export function followDatabaseTime(
  time: DatabaseTime,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return repeat(() => time.read(), { everyMilliseconds, onError });
}
