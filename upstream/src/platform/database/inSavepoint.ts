import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Runs part of a transaction in a savepoint: an error rolls back that part only. */
export async function inSavepoint<Result>(trx: Database, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(trx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  } finally {
    await sql`release savepoint part`.execute(trx);
  }
}
