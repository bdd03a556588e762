import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { balances } from '../../testing/ledger.ts';
import { finishWork } from '../../testing/pay.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, settings, stripe, tell } = server;
const [applicationId] = ids.openApplications;

const run = () => runDueWork({ database, clock, settings }, dueJobs);
const pay = () => call('POST', `/staffer/gig-applications/${applicationId}/pay/`, { as: 'member', body: {} });
const paymentOf = (kind: 'CHARGE' | 'PAYOUT') =>
  database
    .selectFrom('payments')
    .select(['status', 'attempt', 'failure_code'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
const postings = async () => {
  const rows = await database.selectFrom('ledger_postings').select('event').orderBy('id').execute();
  return rows.map(({ event }) => event);
};
const total = async () => Object.values(await balances(database)).reduce((sum, cents) => sum + cents, 0);

/** Takes steps until a payment has this status. */
async function come(kind: 'CHARGE' | 'PAYOUT', status: string): Promise<void> {
  for (let step = 0; step < 20 && (await paymentOf(kind))?.status !== status; step += 1) {
    await run();
    if ((await paymentOf(kind))?.status !== status) clock.advance(kind === 'CHARGE' ? 1 : 10);
  }
  expect(await paymentOf(kind)).toMatchObject({ status });
}

async function settle() {
  for (let step = 0; step < 8; step += 1) {
    await run();
    clock.advance(31);
  }
}

const failed = (attempt: number, type = 'payout.failed', more: object = {}) =>
  tell(type, { metadata: { payout: `application-payout-${applicationId}-${attempt}` }, ...more });

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.intents.length = 0;
  await finishWork(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
  await pay();
});

test.each(['PENDING_TRANSFER', 'IN_TRANSIT', 'AVAILABLE'])(
  'a payout that is %s fails by an event that comes twice, and its retry arrives once',
  async (status) => {
    await come('PAYOUT', status);
    expect(await Promise.all([failed(1), failed(1, 'transfer.reversed')])).toEqual([200, 200]);
    await run();
    expect(await paymentOf('PAYOUT')).toEqual({
      status: 'FAILED',
      attempt: 1,
      failure_code: 'PAYOUT_REFUSED',
    });
    expect(await paymentOf('CHARGE')).toMatchObject({ status: 'AVAILABLE', attempt: 1 });
    expect(await balances(database)).toMatchObject({ LABOR: -19_600 });
    expect(await total()).toBe(0);

    await pay();
    await settle();
    // Late, and about an attempt that is over.
    await failed(1, 'payout.canceled');
    await settle();
    expect(await paymentOf('PAYOUT')).toEqual({ status: 'AVAILABLE', attempt: 2, failure_code: null });
    expect(await postings()).toEqual([
      'OWED',
      'CHARGED',
      ...(status === 'AVAILABLE' ? ['PAID_OUT', 'RETURNED'] : []),
      'PAID_OUT',
    ]);
    expect(stripe.intents).toHaveLength(1);
    expect(await balances(database)).not.toHaveProperty('LABOR');
  },
);

test('an event that comes before the payout is on its way counts when it is', async () => {
  expect(await failed(1, 'payout.failed', { failure_code: 'account_closed' })).toBe(200);
  await settle();

  expect(await paymentOf('PAYOUT')).toEqual({
    status: 'ERROR',
    attempt: 1,
    failure_code: 'PAYOUT_ACCOUNT_CLOSED',
  });
  expect(await postings()).toEqual(['OWED', 'CHARGED']);
});

test('a payout can come back twice after it arrived, and is posted each time', async () => {
  await settle();
  for (const attempt of [1, 2]) {
    await failed(attempt);
    await run();
    await pay();
    await settle();
  }

  expect(await postings()).toEqual([
    'OWED',
    'CHARGED',
    'PAID_OUT',
    'RETURNED',
    'PAID_OUT',
    'RETURNED',
    'PAID_OUT',
  ]);
  expect(await balances(database)).not.toHaveProperty('LABOR');
});

test('events about payouts of others and unknown keys change nothing', async () => {
  await settle();
  expect(await tell('payout.failed', { metadata: {} })).toBe(200);
  expect(await tell('payout.failed', { metadata: null })).toBe(200);
  expect(await tell('transfer.reversed', { metadata: { payout: 'nonsense' } })).toBe(200);
  await settle();

  expect(await paymentOf('PAYOUT')).toMatchObject({ status: 'AVAILABLE' });
});

test.each([
  ['insufficient_funds', 'FAILED'],
  ['fraudulent', 'AVAILABLE'],
])('a charge on its way that is disputed as %s ends as %s', async (reason, status) => {
  await come('CHARGE', 'PENDING_TRANSFER');
  const { id: payment_intent, amount } = stripe.lastIntent();
  const dispute = { id: 'dp_1', payment_intent, amount, reason };
  expect(await tell('charge.dispute.created', dispute)).toBe(200);
  expect(await tell('charge.dispute.created', dispute)).toBe(200);
  await settle();

  expect(await paymentOf('CHARGE')).toMatchObject({ status });
  expect(await total()).toBe(0);
});

test('a dispute about an unknown charge changes nothing', async () => {
  const dispute = { id: 'dp_1', amount: 100, reason: 'insufficient_funds' };
  expect(await tell('charge.dispute.created', { ...dispute, payment_intent: 'pi_other' })).toBe(200);
  expect(await tell('charge.dispute.created', { ...dispute, payment_intent: null })).toBe(200);
});

test('the database refuses a second payout that was not given back', async () => {
  await settle();
  const again = database
    .insertInto('ledger_postings')
    .values({ application_id: applicationId, event: 'PAID_OUT', attempt: 2, created_ts: clock.now() })
    .execute();

  await expect(again).rejects.toThrow('A pro is paid again only after the bank gave a payout back');
});
