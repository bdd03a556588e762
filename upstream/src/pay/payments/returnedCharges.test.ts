import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { balances } from '../../testing/ledger.ts';
import { returnCharge } from '../../testing/money/returnCharge.ts';
import { finishWork } from '../../testing/pay.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, settings, stripe } = server;
const [first, second] = ids.openApplications;

async function settle() {
  for (let step = 0; step < 8; step += 1) {
    await runDueWork({ database, clock, settings }, dueJobs);
    clock.advance(31);
  }
}

const pay = (body: object = {}, id: number = first) =>
  call('POST', `/staffer/gig-applications/${id}/pay/`, { as: 'member', body });
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
    .where('application_id', '=', first)
    .orderBy('id')
    .execute();
  return rows.map(({ event, attempt }) => `${event} ${attempt}`);
};
const gigStatus = async () => {
  const gig = await database
    .selectFrom('gigs')
    .select('status')
    .where('id', '=', ids.postedGig)
    .executeTakeFirstOrThrow();
  return gig.status;
};
const workToPay = async () => {
  const { body } = await call<{ works: { application: { id: number } }[] }>(
    'GET',
    `/staffer/gigs/${ids.postedGig}/due-pay/`,
    { as: 'member' },
  );
  return body.works.find(({ application }) => application.id === first);
};
const chargedByDashboards = async () => {
  const row = await database
    .selectFrom('summed_work')
    .select('charged_cents')
    .where('application_id', '=', first)
    .executeTakeFirst();
  return row?.charged_cents;
};
const mails = () =>
  database.selectFrom('outbox_messages').select('body').where('subject', 'like', 'The payment%').execute();

/** A bank takes the charge of an attempt back, and due work learns of it. */
async function comeBack(attempt: number, reason?: string) {
  expect(await returnCharge(server, `application-${first}-${attempt}`, reason)).toEqual([200, 200, 200]);
  await settle();
}

const failed = { kind: 'CHARGE', status: 'FAILED', attempt: 1, failure_code: 'DEBIT_RETURNED' };
const paidOut = { kind: 'PAYOUT', status: 'AVAILABLE', attempt: 1, failure_code: null };

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.intents.length = 0;
  await finishWork(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
  await pay();
  await pay({}, second);
  await settle();
});

describe('a charge that comes back after the pro was paid', () => {
  test('a returned charge fails with its reason, opens the gig, and notifies the managers; the pro keeps the pay', async () => {
    expect(await gigStatus()).toBe('COMPLETED');
    expect(await chargedByDashboards()).toBe(23_930);

    await comeBack(1);

    expect(await payments()).toEqual([failed, paidOut]);
    expect(await postings()).toEqual(['OWED 1', 'CHARGED 1', 'PAID_OUT 1', 'CHARGE_RETURNED 1']);
    expect(await gigStatus()).toBe('FAILED_PAYMENT');
    expect(await workToPay()).toMatchObject({
      failure_code: 'DEBIT_RETURNED',
      payout_failure_code: null,
      is_payable: true,
    });
    expect(await chargedByDashboards()).toBe(0);
    const left = await balances(database);
    expect(left).toMatchObject({ BUSINESS_RECEIVABLE: 23_930 });
    expect(left).not.toHaveProperty('LABOR');
    expect(Object.values(left).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.body).toContain('The pro keeps the pay, and a retry charges only you. The bank returned');
  });

  test('all charges of a shift that come back notify the managers once a day', async () => {
    await comeBack(1);
    await returnCharge(server, `application-${second}-1`);
    await settle();
    expect(await mails()).toHaveLength(2);

    clock.advance(24 * 60);
    await pay();
    await settle();
    await comeBack(2);
    expect(await mails()).toHaveLength(4);
  });

  test('a returned charge is charged again under a further key, without a second payout, and can come back again', async () => {
    for (const attempt of [1, 2]) {
      await comeBack(attempt);
      expect(await payments()).toEqual([{ ...failed, attempt }, paidOut]);
      expect((await pay()).status).toBe(200);
      await settle();
      expect(await payments()).toEqual([
        { ...failed, status: 'AVAILABLE', attempt: attempt + 1, failure_code: null },
        paidOut,
      ]);
    }
    expect(await postings()).toEqual([
      'OWED 1',
      'CHARGED 1',
      'PAID_OUT 1',
      'CHARGE_RETURNED 1',
      'CHARGED 2',
      'CHARGE_RETURNED 2',
      'CHARGED 3',
    ]);
    expect(await gigStatus()).toBe('COMPLETED');
    expect(await chargedByDashboards()).toBe(23_930);
    expect(await balances(database)).toEqual({ PROCESSOR: 8660, PLATFORM_FEE: -7252, GATEWAY_FEE: -1408 });
  });

  test('an event about an attempt of a charge that is over changes nothing', async () => {
    await comeBack(1);
    await pay();
    await settle();
    await comeBack(1);

    expect(await payments()).toMatchObject([{ status: 'AVAILABLE', attempt: 2 }, paidOut]);
  });

  test('the claim of a card holder counts once the business has lost it', async () => {
    const intent = stripe.intents.find(({ metadata }) => metadata['charge'] === `application-${first}-1`);
    const claim = { id: 'dp_won', payment_intent: intent?.id, amount: intent?.amount, reason: 'fraudulent' };
    await server.tell('charge.dispute.created', { ...claim, status: 'needs_response' });
    await server.tell('charge.dispute.closed', { ...claim, status: 'won' });
    await settle();
    expect(await payments()).toMatchObject([{ status: 'AVAILABLE' }, paidOut]);

    await comeBack(1, 'fraudulent');
    expect(await payments()).toEqual([{ ...failed, failure_code: 'CHARGE_REVERSED' }, paidOut]);
  });

  test('the retry of a returned charge takes no tip, and does not wait for a payout account', async () => {
    await comeBack(1);
    await database.updateTable('pros').set({ has_stripe_id: false }).execute();

    expect((await pay({ tip_amount: 5 })).error).toMatchObject({
      message: 'The pro was paid already: nothing can be added.',
    });
    expect((await pay()).status).toBe(200);
  });

  test('a returned charge is not refunded; what a retry charges is', async () => {
    const refund = () =>
      call('POST', '/admin/refunds/', {
        as: 'admin',
        body: { application_id: first, amount: 10, reason: 'Left early' },
      });
    await comeBack(1);
    expect((await refund()).error).toMatchObject({ message: 'The business has not paid for this.' });

    await pay();
    await settle();
    expect((await refund()).status).toBe(201);
    await settle();
    expect(await database.selectFrom('refunds').select(['charge_key', 'status']).execute()).toEqual([
      { charge_key: `application-${first}-2`, status: 'REFUNDED' },
    ]);
  });

  test('the next invoice bills a returned charge where the location is invoiced by now', async () => {
    await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
    await comeBack(1);
    clock.advance(7 * 24 * 60);
    await settle();

    expect(
      await database
        .selectFrom('invoice_lines')
        .select(['total_cents'])
        .where('application_id', '=', first)
        .execute(),
    ).toEqual([{ total_cents: 23_930 }]);
  });
});

test('a charge that comes back while the payout has failed is charged and paid out again', async () => {
  await server.tell('payout.failed', { metadata: { payout: `application-payout-${first}-1` } });
  await settle();
  await comeBack(1);
  expect(await payments()).toMatchObject([failed, { kind: 'PAYOUT', status: 'FAILED' }]);

  await pay();
  await settle();
  expect(await payments()).toMatchObject([
    { status: 'AVAILABLE', attempt: 2 },
    { status: 'AVAILABLE', attempt: 2 },
  ]);
  expect(await balances(database)).toEqual({ PROCESSOR: 8660, PLATFORM_FEE: -7252, GATEWAY_FEE: -1408 });
});

test('the database refuses a second charge that did not come back', async () => {
  const again = database
    .insertInto('ledger_postings')
    .values({ application_id: first, event: 'CHARGED', attempt: 2, created_ts: clock.now() })
    .execute();

  await expect(again).rejects.toThrow('A business is charged again only after a charge came back');
});
