import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { becomePro, dispute, shortenHours } from '../../testing/disputes.ts';
import { balances } from '../../testing/ledger.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, settings, stripe, tell } = server;
const [applicationId] = ids.openApplications;

async function settle() {
  for (let step = 0; step < 8; step += 1) {
    await runDueWork({ database, clock, settings }, dueJobs);
    clock.advance(31);
  }
}

type Table = 'adhoc_payments' | 'dispute_payments';

const act = (path: string, body: object = {}) => call('POST', path, { as: 'member', body });
const statusOf = (table: Table) =>
  table === 'adhoc_payments'
    ? database.selectFrom(table).select(['status', 'attempt']).executeTakeFirst()
    : database
        .selectFrom(table)
        .select(['status', 'attempt'])
        .where('kind', '=', 'PAYOUT')
        .executeTakeFirst();

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.intents.length = 0;
  await becomePro(server);
  await shortenHours(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
  await act(`/staffer/gig-applications/${applicationId}/pay/`);
  await settle();
});

const give = async () => {
  await act('/adhoc-payments/business/', {
    application_id: applicationId,
    reason: 'PRO_BONUS',
    pro_amount: 20,
  });
  return { payout: 'adhoc-payout-1', retry: '/adhoc-payments/1/retry/', table: 'adhoc_payments' as const };
};
const grant = async () => {
  const id = await dispute(server);
  await act(`/staffer/disputes/${id}/accept/`);
  const retry = `/staffer/disputes/${id}/retry-payment/`;
  return { payout: `dispute-payout-${id}`, retry, table: 'dispute_payments' as const };
};

test.each([
  ['an extra payment', give],
  ['a dispute', grant],
])('the payout of %s can come back twice after it arrived, and its retry charges nothing', async (_, pay) => {
  const { payout, retry, table } = await pay();
  await settle();
  expect(await statusOf(table)).toEqual({ status: 'AVAILABLE', attempt: 1 });
  const charges = stripe.intents.length;

  for (const attempt of [1, 2]) {
    const event = { metadata: { payout: `${payout}-${attempt}` } };
    expect(await Promise.all([tell('payout.failed', event), tell('payout.failed', event)])).toEqual([
      200, 200,
    ]);
    await settle();
    expect(await statusOf(table)).toEqual({ status: 'FAILED', attempt });

    expect((await act(retry)).status).toBe(200);
    await settle();
    expect(await statusOf(table)).toEqual({ status: 'AVAILABLE', attempt: attempt + 1 });
  }
  const moved = await database
    .selectFrom('ledger_postings')
    .select(['event', 'attempt'])
    .where((eb) => eb.or([eb('adhoc_payment_id', 'is not', null), eb('dispute_id', 'is not', null)]))
    .where('event', 'in', ['PAID_OUT', 'RETURNED'])
    .orderBy('id')
    .execute();
  expect(moved.map(({ event, attempt }) => `${event} ${attempt}`)).toEqual([
    'PAID_OUT 1',
    'RETURNED 1',
    'PAID_OUT 2',
    'RETURNED 2',
    'PAID_OUT 3',
  ]);
  expect(stripe.intents).toHaveLength(charges);
  const { LABOR, BONUS } = await balances(database);
  expect({ LABOR, BONUS }).toEqual({});
});
