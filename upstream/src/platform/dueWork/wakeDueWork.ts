import type { Database } from '../../database/database.ts';

const sleepers = new WeakMap<Database, () => void>();

/** Has the next round of due work begin at once, where this process does any for the database. */
export function wakeDueWork(database: Database): void {
  sleepers.get(database)?.();
}

/** Calls `wake` when somebody wants due work done at once; one listener for each database. */
export function onWake(database: Database, wake: () => void): void {
  sleepers.set(database, wake);
}
