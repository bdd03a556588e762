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

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.disturb(null);
  stripe.failWith(null);
  stripe.intents.length = 0;
  stripe.refunds.length = 0;
  stripe.refundAs('succeeded');
  await finishWork(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
  await call('POST', `/staffer/gig-applications/${applicationId}/pay/`, { as: 'member', body: {} });
  for (let step = 0; step < 6; step += 1) {
    await run();
    clock.advance(30);
  }
});

const refund = () =>
  call('POST', '/admin/refunds/', {
    as: 'admin',
    body: { application_id: applicationId, amount: 39.3, reason: 'The pro left at noon.' },
  });
const read = () =>
  database.selectFrom('refunds').select(['status', 'setbacks']).orderBy('id').executeTakeFirstOrThrow();
const refunded = async () => (await balances(database))['REFUNDS'] ?? 0;

/** Lets retries come due. */
async function goOn() {
  for (let step = 0; step < 3; step += 1) {
    clock.advance(60);
    await run();
  }
}

test('a part of the charge goes back, under the key of the refund', async () => {
  await refund();
  await run();
  expect(stripe.refunds).toMatchObject([
    { amount: 3930, payment_intent: stripe.lastIntent().id, metadata: { refund: 'refund-1-1' } },
  ]);
  expect(await read()).toMatchObject({ status: 'REFUNDED' });
  expect(await refunded()).toBe(3930);
});

test.each(['LOSE_RESPONSE', 'NEVER_RESPOND'] as const)(
  'a refund goes back once when Stripe does it and this happens: %s, also after Stripe has forgotten the key',
  async (how) => {
    await refund();
    stripe.disturb(how);
    await run();
    expect(await read()).toEqual({ status: 'SUBMITTED', setbacks: 1 });
    stripe.deleteKeys();
    await goOn();
    expect(await read()).toEqual({ status: 'REFUNDED', setbacks: 0 });
    expect(stripe.refunds).toHaveLength(1);
    expect(await refunded()).toBe(3930);
  },
);

test('a refund waits while Stripe fails', async () => {
  await refund();
  stripe.failWith(503);
  await run();
  expect(await read()).toEqual({ status: 'SUBMITTED', setbacks: 1 });
  stripe.failWith(null);
  await goOn();
  expect(await read()).toMatchObject({ status: 'REFUNDED' });
});

test.each([
  ['succeeded', 'REFUNDED', 3930],
  ['failed', 'FAILED', 0],
  ['canceled', 'FAILED', 0],
] as const)(
  'a refund that waits for its bank ends as %s by events, however they come',
  async (end, status, cents) => {
    stripe.refundAs('pending');
    await refund();
    await run();
    expect(await read()).toMatchObject({ status: 'SUBMITTED' });
    const [pending] = stripe.refunds;
    if (!pending) throw new Error('Nothing was refunded');
    expect(await tell('refund.updated', pending)).toBe(200);
    await run();
    expect(await read()).toMatchObject({ status: 'SUBMITTED' });

    pending.status = end;
    expect(await tell('refund.updated', pending, { signature: 't=1,v1=00' })).toBe(400);
    await run();
    expect(await read()).toMatchObject({ status: 'SUBMITTED' });
    expect(await Promise.all([1, 2].map(() => tell('refund.updated', pending, { id: 'evt_same' })))).toEqual([
      200, 200,
    ]);
    await tell('refund.created', pending);
    await run();
    await run();
    expect(await read()).toMatchObject({ status });
    expect(await refunded()).toBe(cents);
    await tell('refund.failed', { metadata: null });
  },
);

test('Stripe is asked again about a refund without an event', async () => {
  stripe.refundAs('pending');
  await refund();
  await run();
  for (const pending of stripe.refunds) pending.status = 'succeeded';
  clock.advance(6 * 60);
  await run();
  expect(await read()).toMatchObject({ status: 'REFUNDED' });
});

test('a charge that was refunded in Stripe’s dashboard is refused', async () => {
  stripe.refundAs('charge_already_refunded');
  await refund();
  await run();
  expect(await read()).toMatchObject({ status: 'FAILED' });
  expect(await refunded()).toBe(0);
});

test('a charge that Stripe never took is not refunded', async () => {
  await refund();
  await database.deleteFrom('stripe_charges').execute();
  await run();
  expect(await read()).toMatchObject({ status: 'FAILED' });
});
