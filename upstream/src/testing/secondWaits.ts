import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';

/**
 * Does two things at once, so that the second has to wait for the transaction of the first: it has read before it waits.
 * PGlite, which has one connection, does them one after the other.
 *
 * @returns what came of the second
 * @throws Error when the second did not wait
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
    const answer = second();
    // Heard at once: it may fail while the first still ends.
    void Promise.allSettled([answer]).finally(() => {
      isOver = true;
    });
    while (inject('testDatabase').kind === 'postgres' && !(await doesSomebodyWait(trx))) {
      if (isOver) throw new Error('The second did not wait for the first');
    }
    await trx.commit().execute();
    return await answer;
  } catch (error) {
    if (!trx.isCommitted) await trx.rollback().execute();
    throw error;
  }
}

/** Whether anybody waits for what this transaction holds. */
async function doesSomebodyWait(trx: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
  `.execute(trx);
  return rows.length > 0;
}
