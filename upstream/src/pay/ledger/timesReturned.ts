import type { Database } from '../../platform/database/database.ts';

/** The column of the ledger that names what money is for: the work of an application, an ad-hoc payment, or a dispute. */
export type PaidColumn = 'application_id' | 'adhoc_payment_id' | 'dispute_id';

/** Which money came back: a payout to the pro, or a charge of the business. */
type ReturnEvent = 'RETURNED' | 'CHARGE_RETURNED';

/** How often a bank took this money back after it had arrived, by the id in this column. Absent if it never did. */
export async function timesReturned(
  database: Database,
  event: ReturnEvent,
  column: PaidColumn,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('ledger_postings')
    .select(`${column} as id`)
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .where(column, 'in', ids)
    .where('event', '=', event)
    // Ad-hoc payments and disputes name the application, too.
    .$if(column === 'application_id', (postings) =>
      postings.where('adhoc_payment_id', 'is', null).where('dispute_id', 'is', null),
    )
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ id, times }) => [id ?? 0, times]));
}
