import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A reading that took longer than this, in milliseconds, says too little about when it was made. */
const longestReading = 1_000;

/** The time of the database, on which all processes agree, whatever their own clocks say. */
export type DatabaseTime = {
  now: () => Date;
  /** Reads it. In between, it advances by the clock of the process. */
  read: () => Promise<void>;
};

/**
 * Reads the time of the database for the first time.
 *
 * @param elapsed a clock of the process, of which only differences matter. By default, one that no setting of the time moves
 */
export async function databaseTime(
  database: Database,
  elapsed: () => number = () => performance.now(),
): Promise<DatabaseTime> {
  let origin: number | null = null;

  async function read(): Promise<void> {
    const before = elapsed();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
    const took = elapsed() - before;
    const [row] = rows;
    if (!row || (origin !== null && (took < 0 || took > longestReading))) return;
    origin = row.now.getTime() - before - took / 2;
  }

  await read();
  return { now: () => new Date((origin ?? 0) + elapsed()), read };
}
