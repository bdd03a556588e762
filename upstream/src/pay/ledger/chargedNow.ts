import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PaidColumn } from './timesReturned.ts';

/** Those of these for which the business was charged by itself, and whose charge has not come back, or was given back. */
export async function chargedNow(
  database: Database,
  column: PaidColumn,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('ledger_postings')
    .select(`${column} as id`)
    .where(column, 'in', ids)
    .where('event', 'in', ['CHARGED', 'CHARGE_RETURNED', 'CHARGE_GIVEN_BACK'])
    // Ad-hoc payments and disputes name the application, too.
    .$if(column === 'application_id', (postings) =>
      postings.where('adhoc_payment_id', 'is', null).where('dispute_id', 'is', null),
    )
    .groupBy(column)
    .having(
      sql<boolean>`count(*) filter (where event <> 'CHARGE_RETURNED') > count(*) filter (where event = 'CHARGE_RETURNED')`,
    )
    .execute();
  return new Set(rows.map(({ id }) => id ?? 0));
}
