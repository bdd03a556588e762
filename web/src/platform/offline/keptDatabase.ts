import { forgetLastRoster } from './lastRoster.ts';

/** The database of the last state of the screens that open without a connection. */
export const keptDatabase = 'brigade.answers';

/** Deletes what the screens of a session have kept. */
export function forgetKept(): void {
  forgetLastRoster();
  indexedDB.deleteDatabase(keptDatabase);
}
