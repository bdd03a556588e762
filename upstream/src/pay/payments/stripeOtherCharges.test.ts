import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addAdHocPayment } from '../../testing/adHocPayments.ts';
import { becomePro, dispute, shortenHours } from '../../testing/disputes.ts';
import { issueInvoice, owe } from '../../testing/invoices.ts';
import { finishWork } from '../../testing/pay.ts';
import type { FakeMethod } from '../../testing/stripeAccount.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, settings, stripe, tell } = server;
const [applicationId] = ids.openApplications;
const work = `/staffer/gig-applications/${applicationId}/pay/`;

/** What is charged, in each way: submits it, and reads its state. */
type Charged = {
  arrange: (method: Partial<FakeMethod>) => Promise<unknown>;
  submit: () => Promise<unknown>;
  read: () => Promise<{ status: string; failure: string | null }>;
  /** Its state after Stripe refused the amount. */
  tooSmall: { status: string; failure: string };
};

let disputeId = 0;

const ways: Record<string, Charged> = {
  'an extra payment': {
    arrange: async (method) => {
      await finishWork(server);
      await addStripeMethod(server, method);
    },
    submit: () =>
      call('POST', '/adhoc-payments/business/', {
        as: 'member',
        body: { application_id: applicationId, reason: 'PRO_BONUS', pro_amount: 20 },
      }),
    read: () =>
      database
        .selectFrom('adhoc_payments')
        .select(['status', 'error_code as failure'])
        .orderBy('id')
        .executeTakeFirstOrThrow(),
    tooSmall: { status: 'ERROR', failure: 'GATEWAY_ERROR' },
  },
  'what a dispute granted': {
    arrange: async (method) => {
      await becomePro(server);
      await shortenHours(server);
      await addStripeMethod(server);
      await call('POST', work, { as: 'member', body: {} });
      for (let step = 0; step < 6; step += 1) await pass(30);
      disputeId = await dispute(server);
      await addStripeMethod(server, method);
    },
    submit: () => call('POST', `/staffer/disputes/${disputeId}/accept/`, { as: 'member', body: {} }),
    read: () =>
      database
        .selectFrom('dispute_payments')
        .select(['status', 'failure_code as failure'])
        .where('kind', '=', 'CHARGE')
        .executeTakeFirstOrThrow(),
    tooSmall: { status: 'FAILED', failure: 'AMOUNT_TOO_SMALL' },
  },
  'an invoice': {
    arrange: async (method) => {
      await issueInvoice(server);
      await addStripeMethod(server, method);
    },
    submit: () => call('POST', '/staffer/invoices/1/pay/', { as: 'manager', body: {} }),
    read: () =>
      database
        .selectFrom('invoices')
        .select(['status', 'failure_code as failure'])
        .where('id', '=', 1)
        .executeTakeFirstOrThrow(),
    tooSmall: { status: 'FAILED', failure: 'AMOUNT_TOO_SMALL' },
  },
};

const run = () => runDueWork({ database, clock, settings }, dueJobs);

async function pass(minutes: number) {
  await run();
  clock.advance(minutes);
}

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
});

describe.each(Object.entries(ways))('%s', (_name, { arrange, submit, read, tooSmall }) => {
  async function begin(method: Partial<FakeMethod> = {}) {
    await arrange(method);
    stripe.intents.length = 0;
    await submit();
  }

  test('the money is charged once when the response of Stripe is lost', async () => {
    await begin();
    stripe.disturb('LOSE_RESPONSE');
    for (let step = 0; step < 6; step += 1) await pass(30);

    expect(stripe.intents).toHaveLength(1);
    expect(await read()).toMatchObject({
      status: expect.stringMatching(/^(PAID|AVAILABLE)$/),
      failure: null,
    });
  });

  test('the charge fails with a reason when Stripe declines', async () => {
    await begin({
      charging: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    });
    await run();

    expect(await read()).toEqual({ status: 'FAILED', failure: 'INSUFFICIENT_FUNDS' });
  });

  test('the charge fails with a reason when Stripe takes no amount as small as it', async () => {
    await begin();
    await database.updateTable('adhoc_payments').set({ charge_cents: 30 }).execute();
    await database.updateTable('dispute_payments').set({ amount_cents: 30 }).execute();
    await database.updateTable('invoices').set({ total_cents: 30 }).execute();
    await run();

    expect(await read()).toEqual(tooSmall);
  });

  test('the charge waits for its bank, and moves on when an event says so', async () => {
    await begin({ type: 'us_bank_account', charging: 'processing' });
    await run();
    const { status: before } = await read();
    const intent = stripe.lastIntent();
    intent.status = 'succeeded';
    await tell('payment_intent.succeeded', intent);
    await run();

    expect(before).toMatch(/^(SUBMITTED|ISSUED)$/);
    expect((await read()).status).toMatch(/^(PENDING_TRANSFER|PAID)$/);
    expect(stripe.intents).toHaveLength(1);
  });
});

test('an extra payment whose bank refuses it in the end has the error of its bank account', async () => {
  await finishWork(server);
  await addStripeMethod(server, {
    type: 'us_bank_account',
    charging: { type: 'card_error', code: 'account_closed' },
  });
  await ways['an extra payment']?.submit();
  await run();

  expect(await ways['an extra payment']?.read()).toEqual({ status: 'ERROR', failure: 'ACCOUNT_CLOSED' });
});

test('an extra payment that cannot reach Stripe does not delay the one after it', async () => {
  await finishWork(server);
  await addStripeMethod(server);
  await ways['an extra payment']?.submit();
  await addAdHocPayment(database, { status: 'IN_TRANSIT', due_ts: clock.now() });
  stripe.failWith(503);
  await run();
  stripe.failWith(null);

  const payments = await database
    .selectFrom('adhoc_payments')
    .select(['status', 'setbacks'])
    .orderBy('id')
    .execute();
  expect(payments).toEqual([
    { status: 'SUBMITTED', setbacks: 1 },
    { status: 'AVAILABLE', setbacks: 0 },
  ]);
  await pass(1);
  await run();
  expect(await ways['an extra payment']?.read()).toMatchObject({ status: 'PENDING_TRANSFER' });
});

test('an extra payment that Stripe took is not invoiced, too, where invoicing began before its response came', async () => {
  await finishWork(server);
  await addStripeMethod(server);
  await ways['an extra payment']?.submit();
  stripe.disturb('LOSE_RESPONSE');
  await run();
  await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
  await owe(server, applicationId, [19_600, 3626]);
  for (let day = 0; day < 16; day += 1) await pass(24 * 60);

  const lines = await database
    .selectFrom('invoice_lines')
    .select(['adhoc_payment_id', 'total_cents'])
    .execute();
  expect(lines).toEqual([{ adhoc_payment_id: null, total_cents: 23_226 }]);
  expect(await ways['an extra payment']?.read()).toEqual({ status: 'AVAILABLE', failure: null });
});
