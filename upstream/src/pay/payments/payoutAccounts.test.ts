import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second] = ids.openApplications;
const [firstPro] = ids.pros;

const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);

/** Lets the time pass that money needs to arrive. */
async function settle() {
  for (let step = 0; step < 6; step += 1) {
    await run();
    clock.advance(30);
  }
}

const giveAccount = (account: string) =>
  call('PUT', `/sandbox/pros/${firstPro}/payout-account/`, { as: 'member', body: { test_account: account } });
const payAll = () =>
  call<{ results: { id: number; error?: object }[] }>('POST', `/staffer/gigs/${ids.postedGig}/pay/`, {
    as: 'member',
    body: { application_ids: [first, second] },
  });
const statuses = () =>
  database
    .selectFrom('gig_applications')
    .select(['business_payment_status', 'pro_payment_status'])
    .where('id', 'in', [first, second])
    .orderBy('id')
    .execute()
    .then((rows) =>
      rows.map(({ business_payment_status: charge, pro_payment_status: payout }) => [charge, payout]),
    );
const charges = () => database.selectFrom('sandbox_charges').select('idempotency_key').execute();
const workOf = async (id: number) => {
  const { body } = await call<{ works: { application: { id: number } }[] }>(
    'GET',
    `/staffer/gigs/${ids.postedGig}/due-pay/`,
    { as: 'member' },
  );
  return body.works.find(({ application }) => application.id === id);
};

const dueTotal = () => call('GET', `/staffer/locations/${ids.harborHouse}/due-pay/total/`, { as: 'member' });

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
  await giveAccount('NONE');
});

const refusal = {
  code: 'payout_account_missing',
  message: expect.stringMatching(
    /^\S.* cannot be paid yet\. Ask them to finish their payout account, then pay\. Nothing was charged\.$/,
  ),
};

describe('a pro without a payout account', () => {
  test('a pro without a payout account is refused alone, and everyone else is paid', async () => {
    const { status, body } = await payAll();

    expect({ status, errors: body.results.map(({ error }) => error) }).toEqual({
      status: 200,
      errors: [refusal, undefined],
    });
    await settle();
    expect(await statuses()).toEqual([
      [null, null],
      ['AVAILABLE', 'AVAILABLE'],
    ]);
    expect(await charges()).toEqual([{ idempotency_key: `application-${second}-1` }]);
  });

  test('a pro without a payout account is refused by paying one and by paying work of a location', async () => {
    const one = await call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });
    const several = await call('POST', `/staffer/locations/${ids.harborHouse}/pay/`, {
      as: 'member',
      body: { application_ids: [first] },
    });

    expect({ status: one.status, error: one.error }).toEqual({ status: 409, error: refusal });
    expect(several.body).toMatchObject({ results: [{ error: refusal }] });
  });

  test('a pro without a payout account is refused when an administrator pays them first', async () => {
    const { status, error } = await call('POST', '/admin/pro-payments/', {
      as: 'admin',
      body: { application_id: first },
    });

    expect({ status, error }).toEqual({ status: 409, error: refusal });
  });

  test('a pro without a payout account shows before one pays, and is in no total', async () => {
    expect(await workOf(first)).toMatchObject({ has_payout_account: false, is_payable: false });
    expect((await dueTotal()).body).toMatchObject({ pro_count: 1 });

    await giveAccount('SUCCESS');
    expect(await workOf(first)).toMatchObject({ has_payout_account: true, is_payable: true });
    expect((await dueTotal()).body).toMatchObject({ pro_count: 2 });
  });

  test('a pro is paid as soon as the payout account exists', async () => {
    await payAll();
    await giveAccount('SUCCESS');
    await payAll();
    await settle();

    expect(await statuses()).toEqual([
      ['AVAILABLE', 'AVAILABLE'],
      ['AVAILABLE', 'AVAILABLE'],
    ]);
  });
});

describe('automatic approval', () => {
  beforeEach(async () => {
    await database
      .updateTable('gig_applications')
      .set({ hours_updated_ts: clock.now() })
      .where('id', 'in', [first, second])
      .execute();
    clock.set(hoursFromStart(33 + 48));
  });

  test('automatic approval leaves out a pro without a payout account, rests, and pays once it exists', async () => {
    await settle();
    expect(await statuses()).toEqual([
      [null, null],
      ['AVAILABLE', 'AVAILABLE'],
    ]);
    expect(await workOf(first)).toMatchObject({ auto_approves_ts: null });
    expect(await run()).toEqual({});

    await giveAccount('SUCCESS');
    await settle();
    expect(await statuses()).toEqual([
      ['AVAILABLE', 'AVAILABLE'],
      ['AVAILABLE', 'AVAILABLE'],
    ]);
  });
});

describe('an invoiced location', () => {
  beforeEach(async () => {
    await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
    await payAll();
    await settle();
  });

  test('an invoiced location owes the work of a pro without a payout account, and the payout waits', async () => {
    expect(await statuses()).toEqual([
      [null, 'SUBMITTED'],
      [null, 'AVAILABLE'],
    ]);
    expect(await run()).toEqual({});
    expect((await balances(database))['LABOR']).toBe(-19_600);
  });

  test('an invoiced location pays out once the payout account exists', async () => {
    await giveAccount('SUCCESS');
    await settle();

    expect(await statuses()).toEqual([
      [null, 'AVAILABLE'],
      [null, 'AVAILABLE'],
    ]);
    expect(await balances(database)).not.toHaveProperty('LABOR');
  });
});

test('a payout waits for an account that was closed after the charge, and is not charged again', async () => {
  await giveAccount('SUCCESS');
  await payAll();
  await run();
  await giveAccount('NONE');
  await settle();
  expect(await statuses()).toEqual([
    ['AVAILABLE', 'SUBMITTED'],
    ['AVAILABLE', 'AVAILABLE'],
  ]);

  await giveAccount('SUCCESS');
  await settle();
  expect(await statuses()).toEqual([
    ['AVAILABLE', 'AVAILABLE'],
    ['AVAILABLE', 'AVAILABLE'],
  ]);
  expect(await charges()).toHaveLength(2);
});
