import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const dayInMilliseconds = 86_400_000;

/** Removes deleted rows from disk and counts the rest for the query planner. Not inside a transaction. */
export async function vacuum(database: Database): Promise<void> {
  await sql`vacuum (analyze)`.execute(database);
}

/**
 * Vacuums now and once a day, as autovacuum of a PostgreSQL server does: PGlite has none. Without it, the planner
 * knows nothing of the data, and lists take twice as long even on the demo data.
 *
 * @param onError is called with the error of a later run; the next one retries
 * @returns a function that stops it after the current run
 */
export async function keepVacuumed(
  database: Database,
  { onError, interval = dayInMilliseconds }: { onError: (error: unknown) => void; interval?: number },
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  await vacuum(database);
  const repeating = repeat();
  return async () => {
    stopped.abort();
    await repeating;
  };

  async function repeat(): Promise<void> {
    while (await hasWaited(interval, stopped.signal)) await vacuum(database).catch(onError);
  }
}

function hasWaited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return wait(milliseconds, true, { signal, ref: false }).catch(() => false);
}
