import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addAdHocPayment } from '../../testing/adHocPayments.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { advanceAdHocPayments } from './advanceAdHocPayments.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);
const send = () =>
  call('POST', '/adhoc-payments/business/', {
    as: 'member',
    body: { application_id: first, reason: 'PRO_BONUS', pro_amount: 20 },
  });
const sendAsPlatform = () =>
  call('POST', '/adhoc-payments/', {
    as: 'admin',
    body: { application_id: first, reason: 'TOS', amount: 20, charge_business: false },
  });
const retry = (as: Person = 'member', id = 1) =>
  call('POST', `/adhoc-payments/${id}/retry/`, { as, body: {} });

async function outcome() {
  const { status, error_code } = await database
    .selectFrom('adhoc_payments')
    .select(['status', 'error_code'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return error_code ?? status;
}

async function pass(minutes: number) {
  clock.advance(minutes);
  await run();
}

test('charges the business, then pays the pro, and leaves the fees with the card network', async () => {
  await send();
  const seen: string[] = [];
  for (const minutes of [0, 1, 30]) {
    await pass(minutes);
    seen.push(await outcome());
  }
  expect(seen).toEqual(['PENDING_TRANSFER', 'IN_TRANSIT', 'AVAILABLE']);
  expect(await balances(database)).toEqual({ PROCESSOR: 469, PLATFORM_FEE: -370, GATEWAY_FEE: -99 });
  expect(
    await database.selectFrom('sandbox_charges').select(['idempotency_key', 'amount_cents']).execute(),
  ).toEqual([{ idempotency_key: 'adhoc-1-1', amount_cents: 2469 }]);
});

test('pays the pro without a charge where the platform bears the cost', async () => {
  await sendAsPlatform();
  await pass(0);
  expect(await outcome()).toBe('IN_TRANSIT');
  await pass(30);
  expect(await outcome()).toBe('AVAILABLE');
  expect(await balances(database)).toEqual({ PLATFORM_COVERAGE: 2000, PROCESSOR: -2000 });
});

test('pays the pro of an invoiced location, which still owes the charge', async () => {
  await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
  await send();
  await pass(0);
  await pass(30);
  expect(await balances(database)).toEqual({
    BUSINESS_RECEIVABLE: 2370,
    PROCESSOR: -2000,
    PLATFORM_FEE: -370,
  });
});

test('a bonus beside the pay of the work is kept apart in the ledger', async () => {
  await call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });
  await send();
  for (const minutes of [0, 1, 30, 30, 30]) await pass(minutes);

  expect(await balances(database)).not.toHaveProperty('BUSINESS_RECEIVABLE');
  expect(
    await database.selectFrom('sandbox_charges').select('amount_cents').orderBy('amount_cents').execute(),
  ).toEqual([{ amount_cents: 2469 }, { amount_cents: 23_930 }]);
});

test('the sandbox clock stops at the next step', async () => {
  await send();
  await run();
  const window = { after: clock.now(), locationId: ids.harborHouse };
  expect(await advanceAdHocPayments.next?.(database, window)).toEqual(
    new Date(clock.now().getTime() + 60_000),
  );
});

const methods = (values: object) => database.updateTable('payment_methods').set(values).execute();

describe('a failure', () => {
  test.each<[string, () => Promise<unknown>, string]>([
    ['a card that is declined', () => addCard(database, 'DECLINED_LATER'), 'CARD_DECLINED'],
    ['a card that expired', () => methods({ expires_year: 2026, expires_month: 2 }), 'CARD_DECLINED'],
    ['a card that no longer works', () => methods({ status: 'FAILED' }), 'CARD_DECLINED'],
    ['a closed bank account', () => methods({ status: 'FAILED', type: 'us_bank_account' }), 'ACCOUNT_CLOSED'],
    ['an unverified bank account', () => methods({ status: 'REQUIRES_ACTION' }), 'GATEWAY_ERROR'],
    [
      'no payment method',
      () => database.deleteFrom('payment_methods').execute(),
      'PAYMENT_METHOD_DOES_NOT_EXIST',
    ],
    [
      'a bank account without funds',
      async () => {
        await addCard(database, 'DECLINED_LATER');
        await methods({ type: 'us_bank_account' });
      },
      'INSUFFICIENT_FUNDS',
    ],
    [
      'a pro without an account for payouts',
      () => database.updateTable('pros').set({ has_stripe_id: false }).execute(),
      'PRO_NOT_PAYABLE',
    ],
  ])(
    'an extra payment that fails by %s has its code, owes nothing, and notifies the managers',
    async (_what, arrange, code) => {
      await send();
      await arrange();
      await run();

      expect(await outcome()).toBe(code);
      expect(await balances(database)).toEqual({});
      const mails = await database
        .selectFrom('outbox_messages')
        .select('body')
        .where('subject', '=', 'The payment for Avery B. failed')
        .execute();
      expect(mails).toHaveLength(2);
      expect(mails[0]?.body).toContain('/locations/1/pay/extra');
    },
  );

  test('a failed extra payment is retried as a further attempt, once the card works', async () => {
    await addCard(database, 'DECLINED_LATER');
    await send();
    await run();
    await addCard(database);

    expect(await retry()).toMatchObject({ status: 200, body: { status: 'SUBMITTED', error_code: null } });
    expect((await retry()).error?.message).toBe('This payment is already on its way.');
    for (const minutes of [0, 1, 30]) await pass(minutes);
    expect(await outcome()).toBe('AVAILABLE');
    expect((await retry()).error?.message).toBe('This payment has arrived already.');
    expect(await balances(database)).toEqual({ PROCESSOR: 469, PLATFORM_FEE: -370, GATEWAY_FEE: -99 });
  });

  test('a duplicate of an extra payment is retried to pay it as well', async () => {
    await send();
    await send();
    expect((await retry('member', 2)).body).toMatchObject({ status: 'SUBMITTED', payment_amount: 24.69 });
    for (const minutes of [0, 1, 30]) await pass(minutes);
    expect(await balances(database)).toEqual({ PROCESSOR: 938, PLATFORM_FEE: -740, GATEWAY_FEE: -198 });
  });
});

describe('POST /adhoc-payments/:id/retry/', () => {
  const failed = { status: 'FAILED', error_code: 'CARD_DECLINED' } as const;

  test('402, 409: a retry rejects an expired card, and hours that were paid since then', async () => {
    await addAdHocPayment(database, {
      ...failed,
      reason: 'ADJUST_HOURS',
      start_time: '2026-03-03T15:00:00Z',
      end_time: '2026-03-03T23:30:00Z',
      additional_minutes: 30,
    });
    await database.updateTable('gig_applications').set({ business_payment_status: 'AVAILABLE' }).execute();
    expect((await retry()).error?.message).toBe(
      'Other hours of this shift were paid since then: submit a new payment.',
    );
    await database.updateTable('adhoc_payments').set({ amount_cents: 1225 }).execute();
    await database.updateTable('payment_methods').set({ expires_year: 2026, expires_month: 2 }).execute();
    expect((await retry()).status).toBe(402);
  });

  test('401, 403, 404: callers without access', async () => {
    await addAdHocPayment(database, failed);
    await addAdHocPayment(database, { ...failed, charged_to_business: false });
    expect((await call('POST', '/adhoc-payments/1/retry/', { body: {} })).status).toBe(401);
    expect((await retry('onsite')).error).toMatchObject({ target: 'payments.make' });
    expect((await retry('member', 2)).error).toMatchObject({ target: 'platform.admin' });
    expect((await retry('rival')).status).toBe(404);
    expect((await retry('member', 9)).status).toBe(404);
  });
});
