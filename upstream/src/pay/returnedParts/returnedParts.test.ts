import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { balances } from '../../testing/ledger.ts';
import { claimPart } from '../../testing/money/claimPart.ts';
import { finishWork } from '../../testing/pay.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, settings, stripe } = server;
const [first] = ids.openApplications;

async function settle() {
  for (let step = 0; step < 8; step += 1) {
    await runDueWork({ database, clock, settings }, dueJobs);
    clock.advance(31);
  }
}

const pay = () => call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });
const payments = () =>
  database
    .selectFrom('payments')
    .select(['status', 'attempt', 'failure_code'])
    .where('application_id', '=', first)
    .orderBy('kind')
    .execute();
const workToPay = async () => {
  const { body } = await call<{ works: { application: { id: number } }[] }>(
    'GET',
    `/staffer/gigs/${ids.postedGig}/due-pay/`,
    { as: 'member' },
  );
  return body.works.find(({ application }) => application.id === first);
};
const dueTotal = async () =>
  (
    await call<{ total_amount: number }>('GET', `/staffer/locations/${ids.harborHouse}/due-pay/total/`, {
      as: 'member',
    })
  ).body.total_amount;
const charged = () =>
  stripe.intents.map(({ amount, metadata }) => [metadata['charge'], amount] as const).toReversed();
const refundable = async () =>
  (
    await call('POST', '/admin/refunds/', {
      as: 'admin',
      body: { application_id: first, amount: 10_000, reason: 'Left early' },
    })
  ).error;
const mails = () =>
  database.selectFrom('outbox_messages').select('body').where('subject', 'like', 'The payment%').execute();

/** A claim about a part of the charge of an attempt ends, and due work learns of it. */
async function claim(attempt: number, name: string, cents: number, status: 'lost' | 'won' = 'lost') {
  await claimPart(server, `application-${first}-${attempt}`, { name, cents, status });
  await settle();
}

const paid = { status: 'AVAILABLE', failure_code: null };
const paidOut = { status: 'AVAILABLE', attempt: 1, failure_code: null };
const failed = { status: 'FAILED', attempt: 1, failure_code: 'CHARGE_REVERSED' };

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.intents.length = 0;
  await finishWork(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
  await pay();
  await settle();
});

describe('a claim about a part of a charge', () => {
  test('a claim about a part moves only its amount, and a retry charges only what is missing', async () => {
    const before = await balances(database);
    await claim(1, 'dp_1', 5000);

    expect(await payments()).toEqual([failed, paidOut]);
    expect(await workToPay()).toMatchObject({ returned_amount: 50, is_payable: true, total_amount: 239.3 });
    // The work of the other pro is not paid.
    expect(await dueTotal()).toBe(239.3 + 50);
    expect(await balances(database)).toEqual({
      ...before,
      PROCESSOR: (before['PROCESSOR'] ?? 0) - 5000,
      BUSINESS_RECEIVABLE: 5000,
    });
    expect((await mails())[0]?.body).toContain('The bank of the card took $50.00 of the charge back.');

    expect(await pay()).toMatchObject({ status: 200, body: { payment: { total_amount: 50 } } });
    await settle();
    expect(charged()).toEqual([
      [`application-${first}-1`, 23_930],
      [`application-${first}-2`, 5000],
    ]);
    expect(await payments()).toEqual([{ ...paid, attempt: 2 }, paidOut]);
    expect(await balances(database)).toEqual(before);
    expect(await workToPay()).toMatchObject({ application: { payment: { total_amount: 239.3 } } });
  });

  test('two claims about parts of a charge add up, and are at most the charge', async () => {
    await claim(1, 'dp_1', 5000);
    await claim(1, 'dp_2', 3000);
    expect(await workToPay()).toMatchObject({ returned_amount: 80 });

    await claim(1, 'dp_3', 23_930);
    expect(await workToPay()).toMatchObject({ returned_amount: 239.3 });
    await claim(1, 'dp_4', 100);
    expect(await balances(database)).toMatchObject({ BUSINESS_RECEIVABLE: 23_930 });
  });

  test('the charge of a returned part can come back as well', async () => {
    await claim(1, 'dp_1', 5000);
    await pay();
    await settle();
    await claim(2, 'dp_2', 5000);
    expect(await workToPay()).toMatchObject({ returned_amount: 50 });
    await claim(1, 'dp_3', 1000);

    expect(await workToPay()).toMatchObject({ returned_amount: 60 });
    expect((await pay()).status).toBe(200);
    await settle();
    expect(charged().at(-1)).toEqual([`application-${first}-3`, 6000]);
    expect(await balances(database)).not.toHaveProperty('BUSINESS_RECEIVABLE');
  });

  test('a declined retry leaves a returned part missing', async () => {
    await claim(1, 'dp_1', 5000);
    await addStripeMethod(server, { charging: { type: 'card_error', code: 'card_declined' } });
    await pay();
    await settle();
    expect(await payments()).toEqual([
      { status: 'FAILED', attempt: 2, failure_code: 'CARD_DECLINED' },
      paidOut,
    ]);
    expect(await workToPay()).toMatchObject({ returned_amount: 50 });
    expect(await balances(database)).toMatchObject({ BUSINESS_RECEIVABLE: 5000 });
  });

  test('a claim about a part that comes in while a retry is under way counts after it', async () => {
    await claim(1, 'dp_1', 5000);
    await pay();
    await claim(1, 'dp_2', 3000);
    await settle();

    expect(charged().at(-1)).toEqual([`application-${first}-2`, 5000]);
    expect(await workToPay()).toMatchObject({ returned_amount: 30 });
  });

  test('a returned part is billed by a card also where the location is invoiced by now', async () => {
    await claim(1, 'dp_1', 5000);
    await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
    clock.advance(7 * 24 * 60);
    await settle();
    expect(await database.selectFrom('invoice_lines').select('id').execute()).toEqual([]);

    expect((await pay()).status).toBe(200);
    await settle();
    expect(charged().at(-1)).toEqual([`application-${first}-2`, 5000]);
  });

  test('what is kept of each charge after a claim about a part can be refunded', async () => {
    await claim(1, 'dp_1', 5000);
    expect(await refundable()).toMatchObject({ message: 'At most $189.30' });
    await pay();
    await settle();
    expect(await refundable()).toMatchObject({ message: 'At most $239.30' });
  });
});

describe('a part that is too small to be charged again', () => {
  test('a part that is too small to charge is borne by the platform, and the payment stays', async () => {
    const before = await balances(database);
    await claim(1, 'dp_1', 49);

    expect(await payments()).toEqual([paidOut, paidOut]);
    expect(await workToPay()).toMatchObject({ returned_amount: null, is_payable: false });
    expect(await balances(database)).toEqual({
      ...before,
      PROCESSOR: (before['PROCESSOR'] ?? 0) - 49,
      PLATFORM_COVERAGE: 49,
    });
    expect(await mails()).toEqual([]);
    expect(await refundable()).toMatchObject({ message: 'At most $238.81' });
  });

  test('parts that are too small to charge do not count towards what is missing, and do not add up', async () => {
    await claim(1, 'dp_1', 50);
    await claim(1, 'dp_2', 49);
    await claim(1, 'dp_3', 49);
    expect(await workToPay()).toMatchObject({ returned_amount: 0.5, is_payable: true });

    await pay();
    await settle();
    expect(charged().at(-1)).toEqual([`application-${first}-2`, 50]);
    expect(await payments()).toEqual([{ ...paid, attempt: 2 }, paidOut]);
    expect(await balances(database)).toMatchObject({ PLATFORM_COVERAGE: 98 });
  });

  test('a part that is too small to charge goes back to the platform where the business wins the claim', async () => {
    const before = await balances(database);
    await claim(1, 'dp_1', 49);
    await claim(1, 'dp_1', 49, 'won');
    expect(await balances(database)).toEqual(before);

    await claimPart(server, `application-${first}-1`, { name: 'dp_2', cents: 49 });
    await claim(1, 'dp_2', 49, 'won');
    expect(await balances(database)).toEqual(before);
    expect(stripe.refunds).toEqual([]);
  });
});

describe('a claim that the business wins after all', () => {
  test('a claim that the business wins after all brings the part back', async () => {
    const before = await balances(database);
    await claim(1, 'dp_1', 5000);
    await claim(1, 'dp_2', 3000);
    await claim(1, 'dp_1', 5000, 'won');
    expect(await workToPay()).toMatchObject({ returned_amount: 30 });
    await claimPart(server, `application-${first}-1`, {
      name: 'dp_2',
      cents: 3000,
      status: 'won',
      type: 'charge.dispute.funds_reinstated',
    });
    await settle();

    expect(await payments()).toEqual([{ ...paid, attempt: 1 }, paidOut]);
    expect(await balances(database)).toEqual(before);
  });

  test('the business gets a part back when it wins the claim after a retry', async () => {
    const before = await balances(database);
    await claim(1, 'dp_1', 5000);
    await pay();
    await settle();
    await claim(1, 'dp_1', 5000, 'won');

    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([5000]);
    expect(await balances(database)).toEqual(before);
    expect(await payments()).toEqual([{ ...paid, attempt: 2 }, paidOut]);
  });

  test('an event of a lost claim that comes after the win changes nothing', async () => {
    await claim(1, 'dp_1', 5000, 'won');
    await claim(1, 'dp_1', 5000);
    expect(await payments()).toEqual([{ ...paid, attempt: 1 }, paidOut]);
  });
});

test('a part that comes back while the payout has failed is charged, and the pro is paid', async () => {
  await server.tell('payout.failed', { metadata: { payout: `application-payout-${first}-1` } });
  await settle();
  await claim(1, 'dp_1', 5000);
  await pay();
  await settle();

  expect(charged().at(-1)).toEqual([`application-${first}-2`, 5000]);
  expect(await payments()).toEqual([
    { ...paid, attempt: 2 },
    { ...paid, attempt: 2 },
  ]);
  expect(await balances(database)).toEqual({ PROCESSOR: 4330, PLATFORM_FEE: -3626, GATEWAY_FEE: -704 });
});
