import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { advancePayments } from './advancePayments.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
});

const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);
const pay = (id: number, body: object = {}) =>
  call('POST', `/staffer/gig-applications/${id}/pay/`, { as: 'member', body });

async function statuses(id: number) {
  const { business_payment_status, pro_payment_status } = await database
    .selectFrom('gig_applications')
    .select(['business_payment_status', 'pro_payment_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [business_payment_status, pro_payment_status];
}

async function gigStatus() {
  const gig = await database
    .selectFrom('gigs')
    .select('status')
    .where('id', '=', ids.postedGig)
    .executeTakeFirstOrThrow();
  return gig.status;
}

const failureMails = () =>
  database
    .selectFrom('outbox_messages')
    .select(['recipient', 'subject', 'body'])
    .where('subject', 'like', 'The payment%')
    .execute();

/** Lets the time pass that money needs to arrive. */
async function settle() {
  for (let step = 0; step < 6; step += 1) {
    await run();
    clock.advance(30);
  }
}

describe('a card that works', () => {
  beforeEach(() => addCard(database));

  test('a card that works is charged, and then the pro is paid', async () => {
    await pay(first);
    await run();
    expect(await statuses(first)).toEqual(['PENDING_TRANSFER', null]);
    clock.advance(1);
    await run();
    expect(await statuses(first)).toEqual(['IN_TRANSIT', null]);
    clock.advance(1);
    await run();
    expect(await statuses(first)).toEqual(['AVAILABLE', 'PENDING_TRANSFER']);
    clock.advance(30);
    await run();
    expect(await statuses(first)).toEqual(['AVAILABLE', 'IN_TRANSIT']);
    clock.advance(30);
    await run();
    expect(await statuses(first)).toEqual(['AVAILABLE', 'AVAILABLE']);
    expect(await run()).toEqual({});
  });

  test('a gig is completed once everyone is paid', async () => {
    await pay(first);
    await settle();
    expect(await gigStatus()).toBe('INCOMPLETE');

    await pay(second);
    await settle();
    expect(await gigStatus()).toBe('COMPLETED');
    // What is left with the card network are the fees.
    expect(await balances(database)).toEqual({ PROCESSOR: 8660, PLATFORM_FEE: -7252, GATEWAY_FEE: -1408 });
    expect(await database.selectFrom('sandbox_charges').select('amount_cents').execute()).toEqual([
      { amount_cents: 23_930 },
      { amount_cents: 23_930 },
    ]);
  });

  test('the sandbox clock stops at the next step', async () => {
    await pay(first);
    await run();
    const window = { after: clock.now(), locationId: ids.harborHouse };

    expect(await advancePayments.next?.(database, window)).toEqual(new Date(clock.now().getTime() + 60_000));
    expect(await advancePayments.next?.(database, { ...window, locationId: ids.vineStreet })).toBeNull();
  });

  test('nothing is charged for no time', async () => {
    await database
      .updateTable('gigs')
      .set({ unpaid_break_minutes: 480 })
      .where('id', '=', ids.postedGig)
      .execute();
    await pay(first);
    await settle();

    expect(await statuses(first)).toEqual(['AVAILABLE', 'AVAILABLE']);
    expect(await database.selectFrom('sandbox_charges').select('amount_cents').execute()).toEqual([]);
  });
});

test('charging a bank account takes days', async () => {
  await addCard(database, 'DELAYED_BANK');
  await pay(first);
  await run();
  clock.advance(60);
  await run();
  expect(await statuses(first)).toEqual(['PENDING_TRANSFER', null]);
});

describe('a declined card', () => {
  beforeEach(() => addCard(database, 'DECLINED_LATER'));

  test('a declined card fails payment and gig, owes nothing, and notifies the team without onsite managers', async () => {
    await pay(first, { tip_amount: 10 });
    await run();

    expect(await statuses(first)).toEqual(['FAILED', null]);
    expect(await gigStatus()).toBe('FAILED_PAYMENT');
    expect(await balances(database)).toEqual({});
    const mails = await failureMails();
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({
      subject: 'The payment for Avery B. failed',
      body: expect.stringContaining('The card was declined.'),
    });
  });

  test('declined payments of a shift that were submitted together notify the team once', async () => {
    const payAll = () =>
      call('POST', `/staffer/gigs/${ids.postedGig}/pay/`, {
        as: 'member',
        body: { application_ids: [first, second] },
      });
    await payAll();
    await run();
    expect(await statuses(second)).toEqual(['FAILED', null]);
    expect(await failureMails()).toHaveLength(2);

    clock.advance(1);
    await payAll();
    await run();
    expect(await failureMails()).toHaveLength(4);
  });

  test('a declined card is replaced, and the retry charges with the tip of the first attempt', async () => {
    await pay(first, { tip_amount: 10 });
    await run();
    await addCard(database);
    await pay(first);
    await run();
    expect(await gigStatus()).toBe('INCOMPLETE');
    await settle();

    expect(await statuses(first)).toEqual(['AVAILABLE', 'AVAILABLE']);
    expect(
      await database.selectFrom('payments').select(['id', 'kind', 'attempt', 'amount_cents']).execute(),
    ).toMatchObject([
      { id: first * 2 - 1, kind: 'CHARGE', attempt: 2, amount_cents: 24_959 },
      { id: first * 2, kind: 'PAYOUT', attempt: 1, amount_cents: 20_600 },
    ]);
  });
});

test.each([
  ['expired by the time of the charge', { expires_year: 2026, expires_month: 2 }, 'FAILED', 'CARD_EXPIRED'],
  ['no longer usable', { status: 'FAILED' as const }, 'ERROR', 'PAYMENT_METHOD_UNUSABLE'],
])('a card that is %s fails the payment', async (_what, values, status, failure_code) => {
  await addCard(database);
  await pay(first);
  await database.updateTable('payment_methods').set(values).execute();
  await run();

  expect(await database.selectFrom('payments').select(['status', 'failure_code']).execute()).toEqual([
    { status, failure_code },
  ]);
});
