import { beforeEach, describe, expect, test } from 'vitest';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import type { Setback } from '../../platform/dueWork/setback.ts';
import { balances } from '../../testing/ledger.ts';
import { finishWork } from '../../testing/pay.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';
import { advancePayments } from './advancePayments.ts';

const server = await startStripeServer();
const { call, clock, database, ids, log, reset, settings, stripe, tell } = server;
const [applicationId] = ids.openApplications;
const key = `application-${applicationId}-1`;
let setbacks: Setback[] = [];

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  stripe.intents.length = 0;
  stripe.requests.length = 0;
  stripe.deleteKeys();
  setbacks = [];
});

const run = () =>
  runDueWork({ database, clock, settings, onSetback: (setback) => setbacks.push(setback) }, [
    advancePayments,
  ]);

const pay = () => call('POST', `/staffer/gig-applications/${applicationId}/pay/`, { as: 'member', body: {} });

/** Lets the time pass that money needs to arrive. */
async function settle() {
  for (let step = 0; step < 6; step += 1) {
    await run();
    clock.advance(30);
  }
}

const charge = () =>
  database
    .selectFrom('payments')
    .select(['status', 'attempt', 'failure_code'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'CHARGE')
    .executeTakeFirstOrThrow();

const charged = { status: 'AVAILABLE', attempt: 1, failure_code: null };

describe('a card that works', () => {
  beforeEach(async () => {
    await addStripeMethod(server);
    await pay();
  });

  test('a card is charged once, without its owner, for the amount of the payment', async () => {
    await settle();

    expect(await charge()).toEqual(charged);
    expect(stripe.intents).toMatchObject([
      { amount: 23_930, customer: 'cus_harbor', status: 'succeeded', metadata: { charge: key } },
    ]);
    expect(await balances(database)).toMatchObject({ PROCESSOR: 23_930 - 19_600 });
  });

  test.each(['LOSE_RESPONSE', 'NEVER_RESPOND'] as const)(
    'a card is charged once when Stripe takes the charge and does this: %s',
    async (how) => {
      stripe.disturb(how);
      await run();
      const before = await charge();
      await settle();

      expect(before.status).toBe('SUBMITTED');
      expect(setbacks).toHaveLength(1);
      expect(await charge()).toEqual(charged);
      expect(stripe.intents).toHaveLength(1);
    },
  );

  test('a card is charged once when the response is lost and Stripe has forgotten the key', async () => {
    stripe.disturb('LOSE_RESPONSE');
    await run();
    stripe.deleteKeys();
    clock.advance(24 * 60);
    await settle();

    expect(await charge()).toEqual(charged);
    expect(stripe.intents).toHaveLength(1);
  });

  test.each([{ status: 'FAILED' as const }, { expires_year: 2026, expires_month: 1 }])(
    'a card counts as charged when the response is lost and the card changes to %j',
    async (changes) => {
      stripe.disturb('LOSE_RESPONSE');
      await run();
      await database.updateTable('payment_methods').set(changes).execute();
      await settle();

      expect(await charge()).toEqual(charged);
    },
  );

  test('a card is the one that is charged when another card replaces it after a lost response', async () => {
    stripe.disturb('LOSE_RESPONSE');
    await run();
    const [first] = stripe.intents;
    await addStripeMethod(server, { last4: '1881' });
    await settle();

    expect(await charge()).toEqual(charged);
    expect(stripe.intents).toEqual([first]);
  });

  test.each([500, 503, 429, 409])(
    'a charge waits while Stripe answers %i, and logs no message',
    async (status) => {
      stripe.failWith(status);
      await run();
      stripe.failWith(null);
      const before = await charge();
      await settle();

      expect(before).toEqual({ status: 'SUBMITTED', attempt: 1, failure_code: null });
      expect(await charge()).toEqual(charged);
      expect(stripe.intents).toHaveLength(1);
    },
  );

  test('Stripe is asked nothing more about a card after its charge', async () => {
    await settle();
    stripe.requests.length = 0;
    await settle();

    expect(stripe.requests).toEqual([]);
  });
});

describe('a charge that Stripe refuses', () => {
  test.each([
    ['generic_decline', 'FAILED', 'CARD_DECLINED'],
    ['issuer_not_available', 'FAILED', 'CARD_DECLINED'],
    ['fraudulent', 'FAILED', 'CARD_DECLINED'],
    ['insufficient_funds', 'FAILED', 'INSUFFICIENT_FUNDS'],
    ['expired_card', 'FAILED', 'CARD_EXPIRED'],
    ['authentication_required', 'FAILED', 'CONFIRMATION_REQUIRED'],
    ['stolen_card', 'ERROR', 'PAYMENT_METHOD_UNUSABLE'],
  ])('a charge that Stripe refuses for %s ends as %s with %s', async (decline_code, status, failure_code) => {
    await addStripeMethod(server, { charging: { type: 'card_error', code: 'card_declined', decline_code } });
    await pay();
    await run();

    expect(await charge()).toEqual({ status, attempt: 1, failure_code });
    expect(await balances(database)).toEqual({});
  });

  test('a charge that Stripe refuses because the card was removed there cannot be retried with it', async () => {
    await addStripeMethod(server);
    await database.updateTable('payment_methods').set({ external_id: 'pm_gone' }).execute();
    await pay();
    await run();

    expect(await charge()).toMatchObject({ status: 'ERROR', failure_code: 'PAYMENT_METHOD_UNUSABLE' });
  });

  test('a charge that waits for its owner to confirm is canceled, so that it cannot be charged later', async () => {
    await addStripeMethod(server, { charging: 'requires_action' });
    await pay();
    await run();

    expect(await charge()).toMatchObject({ status: 'FAILED', failure_code: 'CONFIRMATION_REQUIRED' });
    expect(stripe.intents).toMatchObject([{ status: 'canceled' }]);
  });

  test('a charge that Stripe refuses is retried with another card under another key', async () => {
    await addStripeMethod(server, { charging: { type: 'card_error', code: 'card_declined' } });
    await pay();
    await run();
    await addStripeMethod(server);
    await pay();
    await settle();

    expect(await charge()).toEqual({ ...charged, attempt: 2 });
    expect(stripe.intents.map(({ status, metadata }) => [status, metadata.charge])).toEqual([
      ['succeeded', `application-${applicationId}-2`],
      ['requires_payment_method', key],
    ]);
  });
});

describe('a bank account, which takes days', () => {
  beforeEach(async () => {
    await addStripeMethod(server, { type: 'us_bank_account', charging: 'processing' });
    await pay();
    await run();
  });

  test('a bank debit stays submitted, and Stripe is asked again hours later', async () => {
    stripe.requests.length = 0;
    clock.advance(5 * 60);
    await run();
    const early = [...stripe.requests];
    clock.advance(60);
    await run();

    expect(await charge()).toMatchObject({ status: 'SUBMITTED' });
    expect([early, stripe.requests]).toEqual([[], [`GET /v1/payment_intents/${stripe.lastIntent().id}`]]);
  });

  test('a bank debit moves on as soon as an event says that it was charged', async () => {
    stripe.lastIntent().status = 'succeeded';

    expect(await tell('payment_intent.succeeded', stripe.lastIntent())).toBe(200);
    await run();
    expect(await charge()).toMatchObject({ status: 'PENDING_TRANSFER' });
  });

  test('a bank debit fails when an event says so, and owes nothing then', async () => {
    stripe.lastIntent().status = 'requires_payment_method';
    stripe.lastIntent().last_payment_error = { type: 'card_error', code: 'account_closed' };
    await tell('payment_intent.payment_failed', stripe.lastIntent());
    await run();

    expect(await charge()).toMatchObject({ status: 'ERROR', failure_code: 'PAYMENT_METHOD_UNUSABLE' });
    expect(await balances(database)).toEqual({});
  });

  test('a bank debit believes Stripe and not the event: one that is late or made up moves nothing', async () => {
    await tell('payment_intent.payment_failed', stripe.lastIntent());
    await tell('payment_intent.succeeded', stripe.lastIntent());
    await run();

    expect(await charge()).toMatchObject({ status: 'SUBMITTED', failure_code: null });
  });

  test('a bank debit stays charged whatever comes later and how often', async () => {
    stripe.lastIntent().status = 'succeeded';
    for (const id of ['evt_a', 'evt_a', 'evt_b'])
      await tell('payment_intent.succeeded', stripe.lastIntent(), { id });
    for (const hours of [0, 24, 24]) {
      clock.advance(hours * 60);
      await run();
    }
    await tell('payment_intent.payment_failed', stripe.lastIntent());
    await settle();

    expect(await charge()).toEqual(charged);
    expect(
      await database.selectFrom('card_network_events').select('id').where('id', '=', 'evt_a').execute(),
    ).toHaveLength(1);
  });

  test('a bank debit ignores an event with a forged signature', async () => {
    stripe.lastIntent().status = 'succeeded';

    expect(await tell('payment_intent.succeeded', stripe.lastIntent(), { signature: 't=1,v1=00' })).toBe(400);
    await run();
    expect(await charge()).toMatchObject({ status: 'SUBMITTED' });
  });

  test.each([{}, { charge: 'of-another-system' }, { charge: 'application-999999-1' }])(
    'a bank debit ignores an event about the charge %j',
    async (metadata) => {
      expect(await tell('payment_intent.succeeded', { ...stripe.lastIntent(), metadata })).toBe(200);
      expect(await run()).toEqual({});
    },
  );
});

test('an event that arrives before the response of its charge changes nothing', async () => {
  await addStripeMethod(server);
  await pay();
  await tell('payment_intent.succeeded', { metadata: { charge: key } });
  await settle();

  expect(await charge()).toEqual(charged);
  expect(stripe.intents).toHaveLength(1);
});

test('logs contain neither keys nor what Stripe says', async () => {
  await addStripeMethod(server);
  await pay();
  stripe.failWith(500);
  await call('POST', '/sandbox/due-work/', { as: 'admin' });
  stripe.failWith(null);

  expect(log.join('')).toContain('A step of due work failed');
  expect(log.join('')).not.toMatch(/sk_test|whsec|pm_fake|set to fail/);
});
