import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The balance of each account of the ledger that is not 0, in cents. */
export async function balances(database: Database): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('ledger_entries')
    .select('account')
    .select(({ fn }) => fn.sum<number>('cents').as('cents'))
    .groupBy('account')
    .having(sql<boolean>`sum(cents) <> 0`)
    .execute();
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
