import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { becomePro, dispute, shortenHours } from '../../testing/disputes.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first] = ids.openApplications;
const [firstPro] = ids.pros;

async function settle(minutes = 30) {
  for (let step = 0; step < 8; step += 1) {
    await runDueWork({ database, clock, settings: testSettings }, dueJobs);
    clock.advance(minutes);
  }
}

const giveAccount = (account: string) =>
  call('PUT', `/sandbox/pros/${firstPro}/payout-account/`, { as: 'member', body: { test_account: account } });
const pay = () => call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });
const acceptedCharges = () =>
  database.selectFrom('sandbox_charges').select('idempotency_key').where('is_declined', '=', false).execute();
const labor = async () => (await balances(database))['LABOR'] ?? 0;
const total = async () => Object.values(await balances(database)).reduce((sum, cents) => sum + cents, 0);

const acceptDispute = (id: number) =>
  call('POST', `/staffer/disputes/${id}/accept/`, { as: 'member', body: {} });
const retryDispute = (id: number) =>
  call('POST', `/staffer/disputes/${id}/retry-payment/`, { as: 'member', body: {} });
const disputePayments = () =>
  database
    .selectFrom('dispute_payments')
    .select(['kind', 'status', 'attempt', 'failure_code'])
    .orderBy('kind')
    .execute();
const adHocPayment = () =>
  database
    .selectFrom('adhoc_payments')
    .select(['id', 'status', 'attempt', 'error_code'])
    .executeTakeFirstOrThrow();
const sendAdHoc = () =>
  call('POST', '/adhoc-payments/', {
    as: 'admin',
    body: { application_id: first, reason: 'PRO_BONUS', amount: 25 },
  });
const retryAdHoc = async () => {
  const { id } = await adHocPayment();
  return call('POST', `/adhoc-payments/${id}/retry/`, { as: 'member' });
};

const outcomeOf = (id: number) =>
  database.selectFrom('disputes').select('outcome').where('id', '=', id).executeTakeFirstOrThrow();

beforeEach(async () => {
  await reset();
  await becomePro(server);
  await shortenHours(server);
  await addCard(database);
});

test('what a dispute grants is paid besides, where the payout of invoiced work failed', async () => {
  await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
  await giveAccount('REFUSED');
  await pay();
  await settle();
  const id = await dispute(server);
  await giveAccount('SUCCESS');
  await acceptDispute(id);
  await settle();

  expect(await disputePayments()).toMatchObject([{ kind: 'PAYOUT', status: 'AVAILABLE' }]);
  await pay();
  await settle();
  expect(await labor()).toBe(0);
});

describe('what a dispute adds', () => {
  let id: number;

  beforeEach(async () => {
    await pay();
    await settle();
    id = await dispute(server);
  });

  test.each([
    ['REFUSED', 'FAILED', 'PAYOUT_REFUSED'],
    ['CLOSED', 'ERROR', 'PAYOUT_ACCOUNT_CLOSED'],
  ])(
    'what a dispute adds fails in its payout to an account that is %s, and a retry charges nothing',
    async (account, status, failure) => {
      await giveAccount(account);
      await acceptDispute(id);
      await settle();
      expect(await disputePayments()).toEqual([
        { kind: 'CHARGE', status: 'AVAILABLE', attempt: 1, failure_code: null },
        { kind: 'PAYOUT', status, attempt: 1, failure_code: failure },
      ]);
      expect(await labor()).toBe(-4900);

      await giveAccount('SUCCESS');
      expect((await retryDispute(id)).status).toBe(200);
      await settle();
      expect(await disputePayments()).toMatchObject([{ attempt: 1 }, { status: 'AVAILABLE', attempt: 2 }]);
      expect(await acceptedCharges()).toHaveLength(2);
      expect(await labor()).toBe(0);
      expect((await retryDispute(id)).error).toMatchObject({ code: 'invalid_transition' });
    },
  );

  test('what a dispute adds is reversed when the bank returns the debit, and charged again by a retry', async () => {
    await addCard(database, 'RETURNING_BANK');
    await acceptDispute(id);
    await settle(12 * 60);
    expect(await disputePayments()).toEqual([
      { kind: 'CHARGE', status: 'FAILED', attempt: 1, failure_code: 'DEBIT_RETURNED' },
    ]);
    expect(await total()).toBe(0);

    await addCard(database);
    await retryDispute(id);
    await settle();
    expect(await disputePayments()).toMatchObject([
      { kind: 'CHARGE', status: 'AVAILABLE', attempt: 2 },
      { kind: 'PAYOUT', status: 'AVAILABLE', attempt: 1 },
    ]);
    expect(await labor()).toBe(0);
  });

  test('what a dispute adds cannot be granted to a pro without a payout account', async () => {
    await giveAccount('NONE');
    const { status, error } = await acceptDispute(id);

    expect({ status, code: error?.code }).toEqual({ status: 409, code: 'payout_account_missing' });
    expect(await disputePayments()).toEqual([]);
  });

  test('a dispute is decided after the deadline once the payout account exists', async () => {
    await giveAccount('NONE');
    await settle(24 * 60);
    expect(await outcomeOf(id)).toEqual({ outcome: null });

    await giveAccount('SUCCESS');
    await settle(24 * 60);
    expect(await outcomeOf(id)).toEqual({ outcome: 'CLAIM_UNANSWERED' });
    expect(await disputePayments()).toMatchObject([{ status: 'AVAILABLE' }, { status: 'AVAILABLE' }]);
  });

  test('what a dispute adds waits with its payout for an account that was closed after the charge', async () => {
    await acceptDispute(id);
    await giveAccount('NONE');
    await settle();
    expect(await disputePayments()).toMatchObject([{ status: 'AVAILABLE' }, { status: 'SUBMITTED' }]);

    await giveAccount('SUCCESS');
    await settle();
    expect(await disputePayments()).toMatchObject([
      { status: 'AVAILABLE' },
      { status: 'AVAILABLE', attempt: 1 },
    ]);
  });
});

describe('an ad-hoc payment', () => {
  beforeEach(async () => {
    await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  });

  test.each([
    ['REFUSED', 'FAILED', 'PAYOUT_REFUSED'],
    ['CLOSED', 'ERROR', 'PAYOUT_ACCOUNT_CLOSED'],
  ])(
    'an ad-hoc payment fails in its payout to an account that is %s, and a retry charges nothing',
    async (account, status, error_code) => {
      await giveAccount(account);
      expect((await sendAdHoc()).status).toBe(201);
      await settle();
      expect(await adHocPayment()).toMatchObject({ status, attempt: 1, error_code });
      expect(await total()).toBe(0);

      await giveAccount('SUCCESS');
      expect((await retryAdHoc()).status).toBe(200);
      await settle();
      expect(await adHocPayment()).toMatchObject({ status: 'AVAILABLE', attempt: 2, error_code: null });
      expect(await acceptedCharges()).toHaveLength(1);
      expect(await balances(database)).not.toHaveProperty('BONUS');
    },
  );

  test('an ad-hoc payment does not arrive at an account that was closed after the charge', async () => {
    await sendAdHoc();
    await runDueWork({ database, clock, settings: testSettings }, dueJobs);
    await giveAccount('NONE');
    await settle();
    expect(await adHocPayment()).toMatchObject({ status: 'ERROR', error_code: 'PAYOUT_ACCOUNT_CLOSED' });

    await giveAccount('SUCCESS');
    await retryAdHoc();
    await settle();
    expect(await adHocPayment()).toMatchObject({ status: 'AVAILABLE', attempt: 2 });
    expect(await acceptedCharges()).toHaveLength(1);
  });

  test('an ad-hoc payment is reversed when the bank returns the debit, and charged again by a retry', async () => {
    await addCard(database, 'RETURNING_BANK');
    await sendAdHoc();
    await settle(12 * 60);
    expect(await adHocPayment()).toMatchObject({ status: 'FAILED', error_code: 'DEBIT_RETURNED' });
    expect(await balances(database)).toEqual({});

    await addCard(database);
    await retryAdHoc();
    await settle();
    expect(await adHocPayment()).toMatchObject({ status: 'AVAILABLE', attempt: 2 });
    expect(await balances(database)).not.toHaveProperty('BONUS');
  });
});
