import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [first] = ids.openApplications;

async function settle(hours: number) {
  for (let step = 0; step < 16; step += 1) {
    await runDueWork({ database, clock, settings: testSettings }, dueJobs);
    clock.advance((hours * 60) / 16);
  }
}

const pay = () => call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });
const payments = () =>
  database
    .selectFrom('payments')
    .select(['kind', 'status', 'attempt', 'failure_code'])
    .where('application_id', '=', first)
    .orderBy('kind')
    .execute();
const paidOut = { kind: 'PAYOUT', status: 'AVAILABLE', attempt: 1, failure_code: null };

beforeEach(async () => {
  await reset();
  await finishWork({ database, clock });
});

describe.each([
  ['RETURNING_LATER', 'DEBIT_RETURNED'],
  ['REVERSED_LATER', 'CHARGE_REVERSED'],
] as const)('charges of %s', (card, failure) => {
  test('come back after three days, when the pro is paid, and are retried with another card', async () => {
    await addCard(database, card);
    await pay();
    await settle(68);
    expect(await payments()).toMatchObject([{ kind: 'CHARGE', status: 'AVAILABLE' }, paidOut]);

    await settle(24);
    expect(await payments()).toEqual([
      { kind: 'CHARGE', status: 'FAILED', attempt: 1, failure_code: failure },
      paidOut,
    ]);

    await addCard(database);
    expect((await pay()).status).toBe(200);
    await settle(96);
    expect(await payments()).toEqual([
      { kind: 'CHARGE', status: 'AVAILABLE', attempt: 2, failure_code: null },
      paidOut,
    ]);
  });
});

test('charges of REVERSED_IN_VAIN come back, and are given back when the business wins the claim', async () => {
  await addCard(database, 'REVERSED_IN_VAIN');
  await pay();
  await settle(96);
  expect(await payments()).toEqual([
    { kind: 'CHARGE', status: 'FAILED', attempt: 1, failure_code: 'CHARGE_REVERSED' },
    paidOut,
  ]);

  await settle(48);
  expect(await payments()).toEqual([
    { kind: 'CHARGE', status: 'AVAILABLE', attempt: 1, failure_code: null },
    paidOut,
  ]);
});

test('a charge of REVERSED_IN_VAIN that was paid again by then is refunded', async () => {
  await addCard(database, 'REVERSED_IN_VAIN');
  await pay();
  await settle(96);
  await addCard(database);
  await pay();
  await settle(48);

  const refunds = await database
    .selectFrom('sandbox_refunds')
    .select(['charge_key', 'amount_cents'])
    .execute();
  expect(refunds).toEqual([{ charge_key: `application-${first}-1`, amount_cents: 23_930 }]);
});

test('a quarter of a charge of PARTLY_REVERSED comes back, and a retry charges that alone', async () => {
  await addCard(database, 'PARTLY_REVERSED');
  await pay();
  await settle(96);
  expect(await payments()).toEqual([
    { kind: 'CHARGE', status: 'FAILED', attempt: 1, failure_code: 'CHARGE_REVERSED' },
    paidOut,
  ]);

  await addCard(database);
  expect((await pay()).status).toBe(200);
  await settle(96);
  expect(await payments()).toMatchObject([{ status: 'AVAILABLE', attempt: 2 }, paidOut]);
  const charges = await database
    .selectFrom('sandbox_charges')
    .select('amount_cents')
    .orderBy('idempotency_key')
    .execute();
  expect(charges).toEqual([{ amount_cents: 23_930 }, { amount_cents: 5983 }]);
});

test('the sandbox clock stops when a charge comes back', async () => {
  await addCard(database, 'REVERSED_LATER');
  await pay();
  await settle(1);
  const job = dueJobs.find(({ name }) => name === 'returnSandboxCharges');
  const { returns_ts } = await database
    .selectFrom('sandbox_charges')
    .select('returns_ts')
    .executeTakeFirstOrThrow();
  const window = { after: clock.now(), locationId: ids.harborHouse };

  expect(await job?.next?.(database, window)).toEqual(returns_ts);
  expect(await job?.next?.(database, { ...window, locationId: ids.vineStreet })).toBeNull();
});

test('a charge that came back is not refunded', async () => {
  await addCard(database, 'REVERSED_LATER');
  await pay();
  await settle(4);
  const body = { application_id: first, amount: 10, reason: 'Left early' };
  await call('POST', '/admin/refunds/', { as: 'admin', body });
  await database.updateTable('sandbox_charges').set({ is_returned: true }).execute();
  await settle(1);

  expect(await database.selectFrom('refunds').select('status').execute()).toEqual([{ status: 'FAILED' }]);
});
