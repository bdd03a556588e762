import type { Database } from '../../platform/database/database.ts';

/** An ad-hoc payment or a dispute. */
type Subject = { adhoc_payment_id: number } | { dispute_id: number };

/** How often the bank gave the payout of an ad-hoc payment or of a dispute back after it had arrived. */
export async function timesReturned(database: Database, subject: Subject): Promise<number> {
  const { times } = await database
    .selectFrom('ledger_postings')
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .where('event', '=', 'RETURNED')
    .where((eb) => eb.and(subject))
    .executeTakeFirstOrThrow();
  return times;
}
