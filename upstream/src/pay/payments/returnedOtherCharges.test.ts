import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { becomePro, dispute, shortenHours, timelineOf } from '../../testing/disputes.ts';
import { balances } from '../../testing/ledger.ts';
import { returnCharge } from '../../testing/money/returnCharge.ts';
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

const act = (path: string, body: object = {}) => call('POST', path, { as: 'member', body });
const moved = async () => {
  const rows = await database
    .selectFrom('ledger_postings')
    .select(['event', 'attempt'])
    .where((eb) => eb.or([eb('adhoc_payment_id', 'is not', null), eb('dispute_id', 'is not', null)]))
    .where('event', 'in', ['CHARGED', 'CHARGE_RETURNED', 'PAID_OUT', 'RETURNED'])
    .orderBy('id')
    .execute();
  return rows.map(({ event, attempt }) => `${event} ${attempt}`);
};

type Charged = {
  /** The keys of the charge and the payout, without the attempt. */
  charge: string;
  payout: string;
  retry: string;
  read: () => Promise<unknown>;
};

const give = async (): Promise<Charged> => {
  const body = { application_id: applicationId, reason: 'PRO_BONUS', pro_amount: 20 };
  await act('/adhoc-payments/business/', body);
  return {
    charge: 'adhoc-1',
    payout: 'adhoc-payout-1',
    retry: '/adhoc-payments/1/retry/',
    read: () =>
      database
        .selectFrom('adhoc_payments')
        .select(['status', 'error_code as failure'])
        .executeTakeFirstOrThrow(),
  };
};
const grant = async (): Promise<Charged> => {
  const id = await dispute(server);
  await act(`/staffer/disputes/${id}/accept/`);
  return {
    charge: `dispute-${id}`,
    payout: `dispute-payout-${id}`,
    retry: `/staffer/disputes/${id}/retry-payment/`,
    read: () =>
      database
        .selectFrom('dispute_payments')
        .select(['status', 'failure_code as failure'])
        .where('kind', '=', 'CHARGE')
        .executeTakeFirstOrThrow(),
  };
};

const ways: [string, () => Promise<Charged>][] = [
  ['an extra payment', give],
  ['a dispute', grant],
];

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

test.each(ways)('the charge of %s can come back twice after the pro was paid', async (_, pay) => {
  const { charge, retry, read } = await pay();
  await settle();
  const before = await balances(database);

  for (const attempt of [1, 2]) {
    expect(await returnCharge(server, `${charge}-${attempt}`)).toEqual([200, 200, 200]);
    await settle();
    expect(await read()).toEqual({ status: 'FAILED', failure: 'DEBIT_RETURNED' });

    expect((await act(retry)).status).toBe(200);
    await settle();
    expect(await read()).toEqual({ status: 'AVAILABLE', failure: null });
  }
  expect(await moved()).toEqual([
    'CHARGED 1',
    'PAID_OUT 1',
    'CHARGE_RETURNED 1',
    'CHARGED 2',
    'CHARGE_RETURNED 2',
    'CHARGED 3',
  ]);
  expect(await balances(database)).toEqual(before);
});

test.each(ways)('the retry of %s can be declined, and the pro keeps the pay', async (_, pay) => {
  const { charge, retry, read } = await pay();
  await settle();
  const before = await balances(database);
  await returnCharge(server, `${charge}-1`);
  await settle();

  await addStripeMethod(server, { charging: { type: 'card_error', code: 'card_declined' } });
  await act(retry);
  await settle();
  expect(await read()).toEqual({ status: 'FAILED', failure: 'CARD_DECLINED' });

  await addStripeMethod(server);
  expect((await act(retry)).status).toBe(200);
  await settle();
  expect(await read()).toEqual({ status: 'AVAILABLE', failure: null });
  expect(await moved()).toEqual(['CHARGED 1', 'PAID_OUT 1', 'CHARGE_RETURNED 1', 'CHARGED 2']);
  expect(await balances(database)).toEqual(before);
});

test.each(ways)('the charge of %s can come back while its payout has failed', async (_, pay) => {
  const { charge, payout, retry, read } = await pay();
  await settle();
  const before = await balances(database);
  await tell('payout.failed', { metadata: { payout: `${payout}-1` } });
  await settle();
  await returnCharge(server, `${charge}-1`);
  await settle();
  expect(await read()).toEqual({ status: 'FAILED', failure: 'DEBIT_RETURNED' });

  expect((await act(retry)).status).toBe(200);
  await settle();
  expect(await read()).toEqual({ status: 'AVAILABLE', failure: null });
  expect(await moved()).toEqual([
    'CHARGED 1',
    'PAID_OUT 1',
    'RETURNED 1',
    'CHARGE_RETURNED 1',
    'CHARGED 2',
    'PAID_OUT 2',
  ]);
  expect(await balances(database)).toEqual(before);
});

test.each(ways)('the payout of %s can come back after its charge did and was retried', async (_, pay) => {
  const { charge, payout, retry, read } = await pay();
  await settle();
  const before = await balances(database);
  await returnCharge(server, `${charge}-1`);
  await settle();
  await act(retry);
  await settle();
  await tell('payout.failed', { metadata: { payout: `${payout}-1` } });
  await settle();
  expect(await balances(database)).not.toEqual(before);

  expect((await act(retry)).status).toBe(200);
  await settle();
  expect(await read()).toEqual({ status: 'AVAILABLE', failure: null });
  expect(await moved()).toEqual([
    'CHARGED 1',
    'PAID_OUT 1',
    'CHARGE_RETURNED 1',
    'CHARGED 2',
    'RETURNED 1',
    'PAID_OUT 2',
  ]);
  expect(await balances(database)).toEqual(before);
});

test.each(ways)('where the location is invoiced by now, the retry of %s charges no card', async (_, pay) => {
  const { charge, retry } = await pay();
  await settle();
  await returnCharge(server, `${charge}-1`);
  await settle();
  await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
  const charges = stripe.intents.length;

  expect((await act(retry)).status).toBe(200);
  await settle();
  for (const days of [7, 1]) {
    clock.advance(days * 24 * 60);
    await settle();
  }

  expect(stripe.intents).toHaveLength(charges);
  expect(await moved()).toEqual(['CHARGED 1', 'PAID_OUT 1', 'CHARGE_RETURNED 1']);
  expect(await database.selectFrom('invoice_lines').select('application_id').execute()).toHaveLength(1);
  expect(await balances(database)).not.toHaveProperty('BUSINESS_RECEIVABLE');
});

test('the timeline of a dispute shows that the bank took a charge back', async () => {
  const { charge, retry } = await grant();
  await settle();
  await returnCharge(server, `${charge}-1`);
  await settle();
  await act(retry);
  await settle();

  const { id } = await database.selectFrom('disputes').select('id').executeTakeFirstOrThrow();
  const entries = await timelineOf(server, id, 'BUSINESS_CHARGED', 'CHARGE_RETURNED', 'PAYMENT_FAILED');
  expect(entries.map(({ kind }) => kind)).toEqual([
    'BUSINESS_CHARGED',
    'BUSINESS_CHARGED',
    'CHARGE_RETURNED',
    'BUSINESS_CHARGED',
  ]);
});
