import type { TestCardName } from '../platform/cardNetwork/sandbox/testCards.ts';
import { testCards } from '../platform/cardNetwork/sandbox/testCards.ts';
import type { Database } from '../platform/database/database.ts';
import { withoutChanges } from '../platform/database/withoutChanges.ts';
import { hoursFromStart } from './builders.ts';
import { confirmTwoPros } from './confirmTwoPros.ts';
import { fixtureIds as ids, testStart } from './fixtureIds.ts';
import type { TestClock } from './testClock.ts';

/** Sets the card that is charged for Harbor House, which expires at the end of 2028. */
export async function addCard(database: Database, card: TestCardName = 'SUCCESS'): Promise<void> {
  await database
    .updateTable('locations')
    .set({ billing_source: 'LOCATION' })
    .where('id', '=', ids.harborHouse)
    .execute();
  await database.deleteFrom('payment_methods').execute();
  await database.deleteFrom('billing_accounts').execute();
  const { type, issuer, last4 } = testCards[card];
  const method = `pm_${card}`;
  await database
    .insertInto('sandbox_setup_intents')
    .values({
      client_secret: `secret-${card}`,
      customer_id: 'cus_pay',
      status: 'SUCCEEDED',
      test_card: card,
      payment_method_id: method,
      created_ts: testStart,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await database
    .insertInto('billing_accounts')
    .values({
      network: 'SANDBOX',
      customer_id: 'cus_pay',
      created_ts: testStart,
      location_id: ids.harborHouse,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('payment_methods')
    .values({
      billing_account_id: id,
      external_id: method,
      type,
      status: 'ACTIVE',
      issuer,
      last4,
      expires_month: type === 'card' ? 12 : null,
      expires_year: type === 'card' ? 2028 : null,
      saved_ts: testStart,
      last_updated_ts: testStart,
    })
    .execute();
}

/** Two pros have worked the posted gig for 8 hours at $24.50 and are not paid yet; all other work is. */
export async function finishWork({
  database,
  clock,
}: {
  database: Database;
  clock: TestClock;
}): Promise<void> {
  await confirmTwoPros(database);
  await database.transaction().execute(async (trx) => {
    await withoutChanges(trx);
    await trx.updateTable('gigs').set({ status: 'INCOMPLETE' }).where('id', '=', ids.postedGig).execute();
    // The work of the completed gig would be paid automatically.
    await trx
      .updateTable('gig_applications')
      .set({ business_payment_id: 7, business_payment_status: 'AVAILABLE', business_payment_amount: 196 })
      .where('id', '=', ids.completedApplication)
      .execute();
  });
  clock.set(hoursFromStart(33));
}
