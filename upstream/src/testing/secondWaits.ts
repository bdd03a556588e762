import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../platform/database/database.ts';

/**
 * Runs two operations concurrently so that the second waits for the transaction of the first, after its own reads.
 * On PGlite, which has one connection, they run one after another.
 *
 * @returns the result of the second
 * @throws Error if the second did not wait
 */
export async function secondWaits<Result>(
  database: Database,
  first: (trx: Database) => Promise<unknown>,
  second: () => Promise<Result>,
): Promise<Result> {
  const trx = await database.startTransaction().execute();
  try {
    await first(trx);
    let isOver = false;
    const result = second();
    // Observed immediately, because it may fail before the first has ended.
    void Promise.allSettled([result]).finally(() => {
      isOver = true;
    });
    while (inject('testDatabase').kind === 'postgres' && !(await doesSomebodyWait(trx))) {
      if (isOver) throw new Error('The second did not wait for the first');
    }
    await trx.commit().execute();
    return await result;
  } catch (error) {
    if (!trx.isCommitted) await trx.rollback().execute();
    throw error;
  }
}

/** Whether another transaction waits for this one. */
async function doesSomebodyWait(trx: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
  `.execute(trx);
  return rows.length > 0;
}
