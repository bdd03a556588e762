import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const dayInMilliseconds = 86_400_000;

/** Removes deleted rows from disk and counts the rest for the query planner. Not inside a transaction. */
export async function vacuum(database: Database): Promise<void> {
  await sql`vacuum (analyze)`.execute(database);
}

/** How a database is kept vacuumed. */
interface Upkeep {
  /** Remembers when the database was last vacuumed; must be copied and deleted together with the data. */
  record: string;
  /** Is called with the error of a later run; the next one retries. */
  onError: (error: unknown) => void;
  /** Milliseconds; default one day. */
  interval?: number;
}

/**
 * Vacuums once a day, as autovacuum of a PostgreSQL server does: PGlite has none. Without it, the planner knows nothing
 * of the data, and lists take twice as long even on the demo data. If that is due, it vacuums before it returns.
 *
 * @returns a function that stops it after the current run
 */
export async function keepVacuumed(
  database: Database,
  { record, onError, interval = dayInMilliseconds }: Upkeep,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  const rest = interval - (await millisecondsSince(record));
  if (rest <= 0) await vacuumAndRecord();
  const repeating = repeat(rest > 0 ? rest : interval);
  return async () => {
    stopped.abort();
    await repeating;
  };

  async function repeat(first: number): Promise<void> {
    let milliseconds = first;
    while (await hasWaited(milliseconds, stopped.signal)) {
      await vacuumAndRecord().catch(onError);
      milliseconds = interval;
    }
  }

  async function vacuumAndRecord(): Promise<void> {
    await vacuum(database);
    await writeFile(record, new Date().toISOString());
  }
}

/** @returns infinity if nothing is recorded, or a time that is still to come because the system's clock was set back */
async function millisecondsSince(record: string): Promise<number> {
  const text = await readFile(record, 'utf8').catch(() => '');
  const milliseconds = Date.now() - Date.parse(text);
  return milliseconds >= 0 ? milliseconds : Infinity;
}

function hasWaited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return wait(milliseconds, true, { signal, ref: false }).catch(() => false);
}
