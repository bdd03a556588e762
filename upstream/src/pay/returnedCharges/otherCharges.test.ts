import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { becomePro, dispute, shortenHours, timelineOf } from '../../testing/disputes.ts';
import { balances } from '../../testing/ledger.ts';
import { claimPart } from '../../testing/money/claimPart.ts';
import { returnCharge } from '../../testing/money/returnCharge.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, settings, stripe } = server;
const [applicationId] = ids.openApplications;

async function settle() {
  for (let step = 0; step < 8; step += 1) {
    await runDueWork({ database, clock, settings }, dueJobs);
    clock.advance(31);
  }
}

const act = (path: string, body: object = {}) => call('POST', path, { as: 'member', body });
const read = async (path: string) => (await call('GET', path, { as: 'member' })).body;

const give = async () => {
  await act('/adhoc-payments/business/', {
    application_id: applicationId,
    reason: 'PRO_BONUS',
    pro_amount: 20,
  });
  return {
    charge: 'adhoc-1',
    payout: 'adhoc-payout-1',
    retry: '/adhoc-payments/1/retry/',
    state: () => read('/adhoc-payments/1/'),
    failed: (code: string) => ({ status: 'FAILED', error_code: code, returned_amount: null }),
    paid: { status: 'AVAILABLE', error_code: null },
  };
};
const grant = async () => {
  const id = await dispute(server);
  const path = `/staffer/disputes/${id}/`;
  await act(`${path}accept/`);
  return {
    charge: `dispute-${id}`,
    payout: `dispute-payout-${id}`,
    retry: `${path}retry-payment/`,
    state: () => read(path),
    failed: (code: string) => ({ payment: { kind: 'CHARGE', status: 'FAILED', failure_code: code } }),
    paid: { payment: { kind: 'PAYOUT', status: 'AVAILABLE', failure_code: null } },
  };
};
const ways = [
  ['an extra payment', give],
  ['a dispute', grant],
] as const;

/** The business wins the claim about the charge with this key after all. */
async function win(key: string) {
  await claimPart(server, key, { name: `dp_${key}`, cents: 100, status: 'won' });
  await settle();
}

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.intents.length = 0;
  stripe.refunds.length = 0;
  await becomePro(server);
  await shortenHours(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
  await act(`/staffer/gig-applications/${applicationId}/pay/`);
  await settle();
});

test.each(ways)('the charge of %s came back, and the claim is won: it counts again', async (_, pay) => {
  const { charge, retry, state, failed, paid } = await pay();
  await settle();
  const before = await balances(database);
  await returnCharge(server, `${charge}-1`, 'fraudulent');
  await settle();
  expect(await state()).toMatchObject(failed('CHARGE_REVERSED'));

  await win(`${charge}-1`);
  await win(`${charge}-1`);
  expect(await state()).toMatchObject(paid);
  expect(await balances(database)).toEqual(before);
  expect((await act(retry)).status).toBe(409);
});

test.each(ways)(
  'the charge of %s counts again when the claim is won after a declined retry',
  async (_, pay) => {
    const { charge, retry, state, failed, paid } = await pay();
    await settle();
    const before = await balances(database);
    await returnCharge(server, `${charge}-1`, 'fraudulent');
    await settle();
    await addStripeMethod(server, { charging: { type: 'card_error', code: 'card_declined' } });
    await act(retry);
    await settle();
    expect(await state()).toMatchObject(failed('CARD_DECLINED'));

    await win(`${charge}-1`);
    expect(await state()).toMatchObject(paid);
    expect(await balances(database)).toEqual(before);
  },
);

test.each(ways)(
  'the business gets the charge of %s back when the claim is won after a retry',
  async (_, pay) => {
    const { charge, retry, state, paid } = await pay();
    await settle();
    const before = await balances(database);
    await returnCharge(server, `${charge}-1`, 'fraudulent');
    await settle();
    expect((await act(retry)).status).toBe(200);
    await settle();
    await win(`${charge}-1`);

    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([stripe.intents[0]?.amount]);
    expect(await state()).toMatchObject(paid);
    expect(await balances(database)).toEqual(before);
  },
);

test.each(ways)('the payout of %s fails later, and is sent again alone', async (_, pay) => {
  const { charge, payout, retry, state, paid } = await pay();
  await settle();
  const before = await balances(database);
  await returnCharge(server, `${charge}-1`, 'fraudulent');
  await settle();
  await win(`${charge}-1`);
  await server.tell('payout.failed', { metadata: { payout: `${payout}-1` } });
  await settle();
  expect((await act(retry)).status).toBe(200);
  await settle();
  expect(await state()).toMatchObject(paid);
  expect(await balances(database)).toEqual(before);
});

test('the timeline of a dispute shows that the bank gave a charge back', async () => {
  const { charge } = await grant();
  await settle();
  const { id } = await database.selectFrom('disputes').select('id').executeTakeFirstOrThrow();
  const shown = async () =>
    (await timelineOf(server, id, 'CHARGE_RETURNED', 'CHARGE_GIVEN_BACK', 'CHARGE_REFUNDED')).map(
      ({ kind }) => kind,
    );
  await returnCharge(server, `${charge}-1`, 'fraudulent');
  await settle();
  await win(`${charge}-1`);
  expect(await shown()).toEqual(['CHARGE_RETURNED', 'CHARGE_GIVEN_BACK']);

  await returnCharge(server, `application-${applicationId}-1`, 'fraudulent');
  await settle();
  await act(`/staffer/gig-applications/${applicationId}/pay/`);
  await settle();
  await win(`application-${applicationId}-1`);
  expect(await shown()).toEqual([
    'CHARGE_RETURNED',
    'CHARGE_GIVEN_BACK',
    'CHARGE_RETURNED',
    'CHARGE_GIVEN_BACK',
    'CHARGE_REFUNDED',
  ]);
});
