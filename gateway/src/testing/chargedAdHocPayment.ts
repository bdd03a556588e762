import type { TestStack } from './startTestStack.ts';

/** An ad-hoc payment at Copper Finch Grill whose charge has arrived: its id, and what the business paid, in cents. */
export async function chargedAdHocPayment({ upstream: { database, clock } }: TestStack) {
  const { id, application_id, charge_cents } = await database
    .selectFrom('adhoc_payments')
    .select(['id', 'application_id', 'charge_cents'])
    .where('location_id', '=', 1)
    .where('status', '=', 'AVAILABLE')
    .where('charge_cents', '>', 0)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await database.transaction().execute(async (trx) => {
    const posting = await trx
      .insertInto('ledger_postings')
      .values({ application_id, adhoc_payment_id: id, event: 'CHARGED', attempt: 1, created_ts: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('ledger_entries')
      .values([
        { posting_id: posting.id, account: 'PROCESSOR', cents: charge_cents },
        { posting_id: posting.id, account: 'BUSINESS_RECEIVABLE', cents: -charge_cents },
      ])
      .execute();
  });
  return { paymentId: btoa(`AdHocPayment:${id}`), cents: charge_cents };
}
