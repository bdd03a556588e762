import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { balances } from '../../testing/ledger.ts';
import { claimPart } from '../../testing/money/claimPart.ts';
import { returnCharge } from '../../testing/money/returnCharge.ts';
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
const postings = async () => {
  const rows = await database
    .selectFrom('ledger_postings')
    .select(['event', 'attempt'])
    .where('event', 'in', ['CHARGED', 'CHARGE_RETURNED', 'CHARGE_GIVEN_BACK', 'CHARGE_REFUNDED'])
    .orderBy('id')
    .execute();
  return rows.map(({ event, attempt }) => `${event} ${attempt}`);
};
const keyOf = (attempt: number) => `application-${first}-${attempt}`;
const given = () => stripe.refunds.map(({ amount }) => amount);
const refund = (amount: number) =>
  call('POST', '/admin/refunds/', {
    as: 'admin',
    body: { application_id: first, amount, reason: 'Left early' },
  });

/** A bank takes the charge of an attempt back, and due work learns of it. */
async function lose(attempt: number) {
  await returnCharge(server, keyOf(attempt), 'fraudulent');
  await settle();
}

/** The business wins that claim, which the network says twice. */
async function tellWin(attempt: number, type = 'charge.dispute.closed') {
  const name = `dp_${keyOf(attempt)}`;
  await claimPart(server, keyOf(attempt), { name, cents: 23_930, status: 'won', type });
}
async function win(attempt: number, type?: string) {
  await tellWin(attempt, type);
  await settle();
}

const paid = (attempt: number) => ({ status: 'AVAILABLE', attempt, failure_code: null });
const failed = (attempt: number) => ({ status: 'FAILED', attempt, failure_code: 'CHARGE_REVERSED' });
const paidOut = paid(1);

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.intents.length = 0;
  stripe.refunds.length = 0;
  await finishWork(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
  await pay();
  await settle();
});

describe('a claim about all of a charge that the business wins after it had lost it', () => {
  test.each(['charge.dispute.closed', 'charge.dispute.funds_reinstated'])(
    'a claim that is won after its loss restores the charge, by %s, and offers no retry',
    async (type) => {
      const before = await balances(database);
      await lose(1);
      expect(await payments()).toEqual([failed(1), paidOut]);

      await win(1, type);
      expect(await payments()).toEqual([paid(1), paidOut]);
      expect(await postings()).toEqual(['CHARGED 1', 'CHARGE_RETURNED 1', 'CHARGE_GIVEN_BACK 1']);
      expect(await balances(database)).toEqual(before);
      expect((await pay()).error).toMatchObject({ message: 'This work is paid already.' });
      expect(given()).toEqual([]);
    },
  );

  test('a claim is won once, whatever is reported again', async () => {
    const before = await balances(database);
    await lose(1);
    await win(1);
    await lose(1);
    await win(1);
    expect(await payments()).toEqual([paid(1), paidOut]);
    expect(await balances(database)).toEqual(before);
  });

  test('a claim changes nothing where the win is reported before the loss', async () => {
    await win(1);
    await lose(1);
    expect(await payments()).toEqual([paid(1), paidOut]);
    expect(await postings()).toEqual(['CHARGED 1']);
  });

  test('a claim changes nothing where loss and win are reported before due work comes to it', async () => {
    await returnCharge(server, keyOf(1), 'fraudulent');
    await win(1);
    expect(await payments()).toEqual([paid(1), paidOut]);
    expect(await postings()).toEqual(['CHARGED 1']);
  });

  test('a claim that is won after a retry gives the business the charge back', async () => {
    const before = await balances(database);
    await lose(1);
    await pay();
    await settle();
    await win(1);

    expect(given()).toEqual([23_930]);
    expect(await payments()).toEqual([paid(2), paidOut]);
    expect(await balances(database)).toEqual(before);
    expect(await database.selectFrom('returned_charges').select('status').execute()).toEqual([
      { status: 'REFUNDED' },
    ]);
  });

  test('a claim that is won during a retry waits for it', async () => {
    const before = await balances(database);
    await lose(1);
    await pay();
    await tellWin(1);
    await runDueWork({ database, clock, settings }, dueJobs);
    expect(given()).toEqual([]);

    await settle();
    expect(given()).toEqual([23_930]);
    expect(await payments()).toEqual([paid(2), paidOut]);
    expect(await balances(database)).toEqual(before);
  });

  test('a claim won after a declined retry restores the charge, which is the one that can be refunded', async () => {
    await lose(1);
    await addStripeMethod(server, { charging: { type: 'card_error', code: 'card_declined' } });
    await pay();
    await settle();
    await win(1);
    expect(await payments()).toEqual([paid(2), paidOut]);

    expect((await refund(10)).status).toBe(201);
    await settle();
    expect(await database.selectFrom('refunds').select(['charge_key', 'status']).execute()).toEqual([
      { charge_key: keyOf(1), status: 'REFUNDED' },
    ]);
  });

  test('a claim that is won leaves a charge that no later claim takes whole: it takes a part', async () => {
    await lose(1);
    await win(1);
    await claimPart(server, keyOf(1), { name: 'dp_other', cents: 23_930 });
    await settle();
    expect(await payments()).toEqual([failed(1), paidOut]);

    await pay();
    await settle();
    expect(await payments()).toEqual([paid(2), paidOut]);
    expect(await postings()).toEqual(['CHARGED 1', 'CHARGE_RETURNED 1', 'CHARGE_GIVEN_BACK 1']);
  });

  test('the first of two returned charges that is won counts, and the other one is refunded', async () => {
    const before = await balances(database);
    await lose(1);
    await pay();
    await settle();
    await lose(2);
    expect(await payments()).toEqual([failed(2), paidOut]);

    await win(1);
    expect(await payments()).toEqual([paid(2), paidOut]);
    expect(given()).toEqual([]);
    await win(2);
    expect(given()).toEqual([23_930]);
    expect(await payments()).toEqual([paid(2), paidOut]);
    expect(await balances(database)).toEqual(before);
  });

  test('a claim that is won gives back what an earlier refund left of the charge, and the rest from the retry', async () => {
    await refund(30);
    await settle();
    await lose(1);
    await pay();
    await settle();
    await win(1);
    expect(given().toSorted((one, other) => one - other)).toEqual([3000, 3000, 20_930]);
    expect((await refund(300)).error).toMatchObject({ message: 'At most $209.30' });
  });

  test('a claim that is won gives the charge back where the pro was not paid: a retry pays both', async () => {
    await server.tell('payout.failed', { metadata: { payout: `application-payout-${first}-1` } });
    await settle();
    await lose(1);
    await win(1);
    expect(given()).toEqual([23_930]);
    expect(await payments()).toMatchObject([failed(1), { status: 'FAILED' }]);

    expect((await pay()).status).toBe(200);
    await settle();
    expect(await payments()).toEqual([paid(2), paid(2)]);
  });

  test('a claim that is won gives the charge back where an invoice bills the work by now', async () => {
    await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
    await lose(1);
    for (const days of [7, 4]) {
      clock.advance(days * 24 * 60);
      await settle();
    }
    expect(await database.selectFrom('invoices').select('status').execute()).toEqual([{ status: 'ISSUED' }]);
    await win(1);
    expect(given()).toEqual([23_930]);
  });

  test('a claim that is won leaves nothing to a draft that would have billed the work', async () => {
    await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
    await lose(1);
    clock.advance(7 * 24 * 60);
    await settle();
    await win(1);
    expect(await payments()).toEqual([paid(1), paidOut]);
    clock.advance(3 * 24 * 60);
    await settle();
    expect(given()).toEqual([]);
    expect(await database.selectFrom('invoices').select('id').execute()).toEqual([]);
  });
});

test('the database gives no charge back that has not come back', async () => {
  const values = {
    application_id: first,
    event: 'CHARGE_GIVEN_BACK',
    attempt: 1,
    created_ts: clock.now(),
  } as const;
  await expect(database.insertInto('ledger_postings').values(values).execute()).rejects.toThrow(
    'A business is charged again only after a charge came back',
  );
});
