import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Does a part of a transaction: when it throws, nothing of the part is left, and the transaction can go on. */
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
