import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { becomePro, dispute, shortenHours } from '../../testing/disputes.ts';
import { balances } from '../../testing/ledger.ts';
import { claimPart } from '../../testing/money/claimPart.ts';
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

const act = (path: string, body: object = {}) => call<{ id: number }>('POST', path, { as: 'member', body });
const read = async (path: string) => (await call('GET', path, { as: 'member' })).body;

const ways = [
  [
    'an extra payment',
    async () => {
      const body = { application_id: applicationId, reason: 'PRO_BONUS', pro_amount: 20 };
      await act('/adhoc-payments/business/', body);
      return {
        charge: 'adhoc-1',
        retry: '/adhoc-payments/1/retry/',
        state: () => read('/adhoc-payments/1/'),
        short: { status: 'FAILED', error_code: 'CHARGE_REVERSED', returned_amount: 5 },
        whole: { status: 'AVAILABLE', error_code: null, returned_amount: null },
      };
    },
  ],
  [
    'a dispute',
    async () => {
      const id = await dispute(server);
      await act(`/staffer/disputes/${id}/accept/`);
      const path = `/staffer/disputes/${id}/`;
      return {
        charge: `dispute-${id}`,
        retry: `${path}retry-payment/`,
        state: () => read(path),
        short: { payment: { status: 'FAILED', failure_code: 'CHARGE_REVERSED', returned_amount: 5 } },
        whole: { payment: { status: 'AVAILABLE', failure_code: null, returned_amount: null } },
      };
    },
  ],
] as const;

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

test.each(ways)('a part of the charge of %s comes back, and is charged again alone', async (_, pay) => {
  const { charge, retry, state, short, whole } = await pay();
  await settle();
  const before = await balances(database);

  for (const attempt of [1, 2]) {
    await claimPart(server, `${charge}-${attempt}`, { name: `dp_${attempt}`, cents: 500 });
    await settle();
    expect(await state()).toMatchObject(short);
    expect(await balances(database)).toMatchObject({ BUSINESS_RECEIVABLE: 500 });

    expect((await act(retry)).status).toBe(200);
    await settle();
    const [last] = stripe.intents;
    expect(last).toMatchObject({ amount: 500, metadata: { charge: `${charge}-${attempt + 1}` } });
    expect(await state()).toMatchObject(whole);
    expect(await balances(database)).toEqual(before);
  }
});

test.each(ways)('a declined retry of %s leaves the part missing, and a won claim ends it', async (_, pay) => {
  const { charge, retry, state, whole } = await pay();
  await settle();
  const before = await balances(database);
  await claimPart(server, `${charge}-1`, { name: 'dp_1', cents: 500 });
  await settle();
  await addStripeMethod(server, { charging: { type: 'card_error', code: 'card_declined' } });
  await act(retry);
  await settle();
  expect(await balances(database)).toMatchObject({ BUSINESS_RECEIVABLE: 500 });

  await claimPart(server, `${charge}-1`, { name: 'dp_1', cents: 500, status: 'won' });
  await settle();
  expect(await state()).toMatchObject(whole);
  expect(await balances(database)).toEqual(before);
});

test.each(ways)(
  'a part of %s is charged by a card also where the location is invoiced by now',
  async (_, pay) => {
    const { charge, retry, state, whole } = await pay();
    await settle();
    await claimPart(server, `${charge}-1`, { name: 'dp_1', cents: 500 });
    await settle();
    await database.updateTable('locations').set({ invoicing_enabled: true }).execute();

    expect((await act(retry)).status).toBe(200);
    await settle();
    expect(stripe.intents[0]).toMatchObject({ amount: 500, metadata: { charge: `${charge}-2` } });
    expect(await state()).toMatchObject(whole);
  },
);
