import { sql, type Transaction } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { markCommitted } from '../idempotency/currentWrite.ts';
import type { Upstream } from '../server/services.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * Runs `work` in one transaction and has the changes that it makes recorded as the caller's.
 *
 * @param caller null: nobody's, the system acts by itself
 */
export function inTransactionOf<Result>(
  { database, clock }: Pick<Upstream, 'database' | 'clock'>,
  caller: Pick<Caller, 'userId'> | null,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (trx) => {
    await sql`
      select set_config('change.actor_user_id', ${String(caller?.userId ?? '')}, true),
        set_config('change.ts', ${clock.now().toISOString()}, true)
    `.execute(trx);
    const result = await work(trx);
    await markCommitted(trx);
    return result;
  });
}
