import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second] = ids.openApplications;
const [firstPro] = ids.pros;

const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);

async function settle(minutes = 30) {
  for (let step = 0; step < 8; step += 1) {
    await run();
    clock.advance(minutes);
  }
}

const giveAccount = (account: string) =>
  call('PUT', `/sandbox/pros/${firstPro}/payout-account/`, { as: 'member', body: { test_account: account } });
const pay = (body: object = {}) =>
  call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body });
const payments = () =>
  database
    .selectFrom('payments')
    .select(['kind', 'status', 'attempt', 'failure_code'])
    .where('application_id', '=', first)
    .orderBy('kind')
    .execute();
const postings = async () => {
  const rows = await database
    .selectFrom('ledger_postings')
    .select(['event', 'attempt'])
    .orderBy('id')
    .execute();
  return rows.map(({ event, attempt }) => `${event} ${attempt}`);
};
const charges = () => database.selectFrom('sandbox_charges').select('idempotency_key').execute();
const total = async () => Object.values(await balances(database)).reduce((sum, cents) => sum + cents, 0);
const workToPay = async () => {
  const { body } = await call<{ works: { application: { id: number } }[] }>(
    'GET',
    `/staffer/gigs/${ids.postedGig}/due-pay/`,
    { as: 'member' },
  );
  return body.works.find(({ application }) => application.id === first);
};
const gigStatus = async () => {
  const gig = await database
    .selectFrom('gigs')
    .select('status')
    .where('id', '=', ids.postedGig)
    .executeTakeFirstOrThrow();
  return gig.status;
};
const read = async (path: string) => (await call('GET', path, { as: 'member' })).body;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

describe.each([
  ['REFUSED', 'FAILED', 'PAYOUT_REFUSED'],
  ['CLOSED', 'ERROR', 'PAYOUT_ACCOUNT_CLOSED'],
])('a payout to an account that is %s', (account, status, failure) => {
  beforeEach(async () => {
    await giveAccount(account);
    await pay();
    await settle();
  });

  test('a payout fails with its reason; the charge stays, and the pro is still owed the money', async () => {
    expect(await payments()).toEqual([
      { kind: 'CHARGE', status: 'AVAILABLE', attempt: 1, failure_code: null },
      { kind: 'PAYOUT', status, attempt: 1, failure_code: failure },
    ]);
    expect(await workToPay()).toMatchObject({
      failure_code: null,
      payout_failure_code: failure,
      is_payable: true,
    });
    expect(await balances(database)).toMatchObject({ LABOR: -19_600 });
    expect(await total()).toBe(0);
    expect(await run()).toEqual({});
  });

  test('a failed payout is sent again by a further attempt of the same payment, which charges nothing', async () => {
    await giveAccount('SUCCESS');
    expect((await pay()).status).toBe(200);
    await settle();

    expect(await payments()).toEqual([
      { kind: 'CHARGE', status: 'AVAILABLE', attempt: 1, failure_code: null },
      { kind: 'PAYOUT', status: 'AVAILABLE', attempt: 2, failure_code: null },
    ]);
    expect(await charges()).toHaveLength(1);
    expect(await postings()).toEqual(['OWED 1', 'CHARGED 1', 'PAID_OUT 1']);
    expect(await balances(database)).not.toHaveProperty('LABOR');
  });

  test('a failed payout fails again while the account stays as it is', async () => {
    await pay();
    await settle();

    expect(await payments()).toMatchObject([{}, { status, attempt: 2, failure_code: failure }]);
    expect(await charges()).toHaveLength(1);
  });

  test('the retry of a failed payout takes no tip or bonus, because the business has paid', async () => {
    expect((await pay({ bonus: 5 })).error).toMatchObject({
      code: 'invalid_transition',
      message: 'The business has paid already: nothing can be added.',
    });
  });
});

test('a failed payout opens the completed shift again and counts as to be paid, at no cost, until its retry', async () => {
  await giveAccount('REFUSED');
  await call('POST', `/staffer/gigs/${ids.postedGig}/pay/`, {
    as: 'member',
    body: { application_ids: [first, second] },
  });
  await run();
  clock.advance(30);
  await run();
  clock.advance(30);
  await run();
  expect(await gigStatus()).toBe('COMPLETED');

  await settle();
  expect(await gigStatus()).toBe('FAILED_PAYMENT');
  const due = await call('GET', `/staffer/locations/${ids.harborHouse}/due-pay/pros/`, { as: 'member' });
  expect(due.body).toMatchObject({ results: [{ gigster: { profile_id: firstPro } }] });
  const gig = `/staffer/gigs/${ids.postedGig}/`;
  const location = `/staffer/locations/${ids.harborHouse}`;
  expect(await read(gig)).toMatchObject({ stats: { unpaid_applications: 1 } });
  expect(await read(`${location}/home/`)).toMatchObject({ pay: { due_gigs: 0, failed_gigs: 1 } });
  expect(await read(`${location}/due-pay/total/`)).toMatchObject({ total_amount: 0 });

  await giveAccount('SUCCESS');
  await pay();
  await run();
  expect(await gigStatus()).toBe('COMPLETED');
  expect(await read(gig)).toMatchObject({ stats: { unpaid_applications: 0 } });
  expect(await read(`${location}/home/`)).toMatchObject({ pay: { due_gigs: 0, failed_gigs: 0 } });
});

test('notifies the managers of a failed payout once, and says that a retry charges nothing', async () => {
  await giveAccount('REFUSED');
  await pay();
  await settle();
  const mails = await database
    .selectFrom('outbox_messages')
    .select('body')
    .where('subject', 'like', 'The payment for % failed')
    .execute();

  expect(mails.length).toBeGreaterThan(0);
  for (const { body } of mails) {
    expect(body).toContain('The bank of the pro refused the payout. A retry charges nothing.');
  }
  expect(new Set(mails.map(({ body }) => body)).size).toBe(1);
});

test('after a failed payout that came before the charge, the charge pays the pro', async () => {
  await giveAccount('REFUSED');
  await call('POST', '/admin/pro-payments/', { as: 'admin', body: { application_id: first } });
  await settle();
  expect(await payments()).toMatchObject([{ kind: 'PAYOUT', status: 'FAILED' }]);

  await giveAccount('SUCCESS');
  await pay();
  await settle();
  expect(await payments()).toMatchObject([
    { kind: 'CHARGE', status: 'AVAILABLE', attempt: 1 },
    { kind: 'PAYOUT', status: 'AVAILABLE', attempt: 2 },
  ]);
  expect(await postings()).toEqual(['OWED 1', 'CHARGED 1', 'PAID_OUT 1']);
});

test('where the business gets an invoice, a payout that failed is retried without a charge', async () => {
  await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
  await giveAccount('REFUSED');
  await pay();
  await settle();
  await giveAccount('SUCCESS');
  await pay();
  await settle();

  expect(await payments()).toEqual([{ kind: 'PAYOUT', status: 'AVAILABLE', attempt: 2, failure_code: null }]);
  expect(await charges()).toEqual([]);
  expect(await postings()).toEqual(['OWED 1', 'PAID_OUT 1']);
});

test('where the business gets an invoice, what a failed payout owes is fixed until it is sent again', async () => {
  await database.updateTable('locations').set({ invoicing_enabled: true, tipping_enabled: true }).execute();
  await giveAccount('REFUSED');
  await pay();
  await settle();
  const end_time = new Date(clock.now().getTime() - 60_000);
  const change = { body: { working_hours: { end_time }, reason: 'Corrected' }, as: 'member' } as const;

  expect((await pay({ tip_amount: 5 })).error).toMatchObject({
    code: 'invalid_transition',
    message: 'The payout is sent again as it was: nothing can be added.',
  });
  expect((await call('PATCH', `/staffer/gig-applications/${first}/`, change)).error).toMatchObject({
    code: 'invalid_transition',
    message: 'This application is paid: its working hours can no longer change.',
  });
});

test('what a failed payout owes is fixed, also where the charge had failed before the business was invoiced', async () => {
  await addCard(database, 'DECLINED_LATER');
  await pay();
  await settle();
  await database.updateTable('locations').set({ invoicing_enabled: true, tipping_enabled: true }).execute();
  await giveAccount('REFUSED');
  await pay();
  await settle();
  expect(await payments()).toMatchObject([{ status: 'FAILED' }, { status: 'FAILED' }]);
  const working_hours = { end_time: new Date(clock.now().getTime() - 60_000) };
  const adjusted = await call('PATCH', `/staffer/gig-applications/${first}/`, {
    as: 'member',
    body: { working_hours, reason: 'Corrected' },
  });

  expect((await pay({ tip_amount: 5 })).error).toMatchObject({ code: 'invalid_transition' });
  expect(adjusted.error).toMatchObject({ code: 'invalid_transition' });
});

describe('a bank debit', () => {
  test.each([
    ['RETURNING_BANK', 'IN_TRANSIT', 'DEBIT_RETURNED'],
    ['REFUSING_BANK', 'SUBMITTED', 'INSUFFICIENT_FUNDS'],
  ] as const)(
    '%s fails from %s; its debt is reversed, and a retry charges once',
    async (card, from, failure) => {
      await addCard(database, card);
      await pay();
      const seen: string[] = [];
      for (let step = 0; step < 10; step += 1) {
        await run();
        seen.push((await payments())[0]?.status ?? '');
        clock.advance(6 * 60);
      }
      expect(seen[seen.indexOf('FAILED') - 1]).toBe(from);
      expect(await payments()).toEqual([
        { kind: 'CHARGE', status: 'FAILED', attempt: 1, failure_code: failure },
      ]);
      expect(await balances(database)).toEqual({});
      expect(await postings()).toEqual(['OWED 1', 'REVERSED 1']);

      await addCard(database);
      await pay();
      await settle();
      expect(await payments()).toMatchObject([
        { kind: 'CHARGE', status: 'AVAILABLE', attempt: 2 },
        { kind: 'PAYOUT', status: 'AVAILABLE', attempt: 1 },
      ]);
      expect(await postings()).toEqual(['OWED 1', 'REVERSED 1', 'OWED 2', 'CHARGED 1', 'PAID_OUT 1']);
    },
  );

  test('a bank debit that the bank approves after a day is submitted until then, and charged once', async () => {
    await addCard(database, 'SLOW_BANK');
    await pay();
    await settle(4 * 60);
    expect(await payments()).toMatchObject([{ status: 'PENDING_TRANSFER' }]);
    await settle(12 * 60);

    expect(await payments()).toMatchObject([{ status: 'AVAILABLE' }, { status: 'AVAILABLE' }]);
    expect(await charges()).toHaveLength(1);
  });

  test('a bank debit that is being processed counts even if its payment method is removed', async () => {
    await addCard(database, 'SLOW_BANK');
    await pay();
    await run();
    await database.deleteFrom('payment_methods').execute();
    await settle(12 * 60);

    expect(await payments()).toMatchObject([{ status: 'AVAILABLE' }, { status: 'AVAILABLE' }]);
  });
});

test.each([
  ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS'],
  ['EXPIRED_LATER', 'CARD_EXPIRED'],
  ['DECLINED_LATER', 'CARD_DECLINED'],
] as const)('the test card %s fails with %s when a shift is paid', async (card, failure) => {
  await addCard(database, card);
  await pay();
  await settle();

  expect(await payments()).toMatchObject([{ status: 'FAILED', failure_code: failure }]);
});
