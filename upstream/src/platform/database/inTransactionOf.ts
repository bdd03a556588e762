import { sql, type Transaction } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Services } from '../server/services.ts';
import type { Tables } from './tables.ts';

/**
 * Runs `work` in one transaction and records its changes as made by the caller.
 *
 * @param caller null for the system
 */
export function inTransactionOf<Result>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Pick<Caller, 'userId'> | null,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (trx) => {
    await sql`
      select set_config('change.actor_user_id', ${String(caller?.userId ?? '')}, true),
        set_config('change.ts', ${clock.now().toISOString()}, true)
    `.execute(trx);
    return work(trx);
  });
}
