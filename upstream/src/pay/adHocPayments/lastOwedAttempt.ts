import type { Database } from '../../platform/database/database.ts';

/** The attempt that charged an ad-hoc payment: a retry of the payout alone is a further attempt that owes nothing. */
export async function lastOwedAttempt(database: Database, adHocPaymentId: number): Promise<number> {
  const { attempt } = await database
    .selectFrom('ledger_postings')
    .select(({ fn }) => fn.max<number | null>('attempt').as('attempt'))
    .where('adhoc_payment_id', '=', adHocPaymentId)
    .where('event', '=', 'OWED')
    .executeTakeFirstOrThrow();
  return attempt ?? 1;
}
