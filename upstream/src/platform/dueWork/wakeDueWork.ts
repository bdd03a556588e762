import type { Database } from '../database/database.ts';

const sleepers = new WeakMap<Database, () => void>();

/** Starts the next run of due work immediately if this process runs due work for the database. */
export function wakeDueWork(database: Database): void {
  sleepers.get(database)?.();
}

/** Calls `wake` when due work should run immediately; one listener per database. */
export function onWake(database: Database, wake: () => void): void {
  sleepers.set(database, wake);
}
