import { sql } from 'kysely';
import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { post } from './post.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second] = ids.openApplications;

beforeEach(reset);

const owed = { BUSINESS_RECEIVABLE: 100, LABOR: -100 };
const posting = (entries: object, event: 'OWED' | 'CHARGED' | 'PAID_OUT' = 'OWED', attempt = 1) =>
  database
    .transaction()
    .execute((trx) => post(trx, [{ application_id: first, event, attempt, entries }], clock.now()));

test('refuses entries that do not add up to 0', async () => {
  await expect(posting({ ...owed, LABOR: -99 })).rejects.toThrow('do not add up to 0');
});

test('refuses the same event and attempt a second time, and a second attempt of what happens once', async () => {
  await posting(owed);
  await expect(posting(owed)).rejects.toThrow('unique');
  await expect(posting(owed, 'CHARGED', 2)).rejects.toThrow('charged again only after a charge came back');
  await expect(posting(owed, 'PAID_OUT', 2)).rejects.toThrow(
    'paid again only after the bank gave a payout back',
  );
});

test.each([
  sql`update ledger_entries set cents = 1`,
  sql`delete from ledger_entries`,
  sql`update ledger_postings set attempt = 2`,
])('refuses to change an entry', async (statement) => {
  await posting(owed);
  await expect(statement.execute(database)).rejects.toThrow('The ledger only grows');
});

type Act =
  | 'pay'
  | 'payAll'
  | 'payTwice'
  | 'payPro'
  | 'adjust'
  | 'decline'
  | 'accept'
  | 'wait'
  | 'approve'
  | 'refuse'
  | 'close'
  | 'heal';

const application = `/staffer/gig-applications/${first}/`;
const pay = (key: string) =>
  call('POST', `${application}pay/`, {
    as: 'member',
    body: { tip_amount: 5 },
    headers: { 'idempotency-key': key },
  });
/** The payout account of the first pro. */
const giveAccount = (account: string) =>
  call('PUT', `/sandbox/pros/${ids.pros[0]}/payout-account/`, {
    as: 'member',
    body: { test_account: account },
  });
const payAll = () =>
  call('POST', `/staffer/gigs/${ids.postedGig}/pay/`, {
    as: 'owner',
    body: { application_ids: [first, second], extras: [{ application_id: first, tip_amount: 5 }] },
  });

async function pass(minutes: number) {
  clock.advance(minutes);
  await runDueWork({ database, clock, settings: testSettings }, dueJobs);
}

const acts: Record<Act, (index: number) => Promise<unknown>> = {
  pay: (index) => pay(`key-${index}`),
  payTwice: (index) => Promise.all([pay(`key-${index}`), pay(`key-${index}`), pay(`other-${index}`)]),
  payAll,
  payPro: () => call('POST', '/admin/pro-payments/', { as: 'admin', body: { application_id: second } }),
  adjust: (index) =>
    call('PATCH', application, {
      as: 'member',
      body: {
        working_hours: { end_time: new Date(Date.UTC(2026, 2, 3, 22 - (index % 3))) },
        reason: 'Corrected',
      },
    }),
  decline: () => addCard(database, 'DECLINED_LATER'),
  accept: () => addCard(database),
  wait: () => pass(31),
  approve: () => pass(48 * 60),
  refuse: () => giveAccount('REFUSED'),
  close: () => giveAccount('NONE'),
  heal: () => giveAccount('SUCCESS'),
};

test('whatever happens in whatever order, the ledger is balanced, and each work is charged and paid once', async () => {
  const act = fc.constantFrom(...(Object.keys(acts) as Act[]));
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (sequence) => {
      await reset();
      await finishWork(server);
      await addCard(database);
      for (const [index, name] of sequence.entries()) await acts[name](index);
      expect(await total()).toBe(0);

      await addCard(database);
      await giveAccount('SUCCESS');
      await pass(0);
      await payAll();
      for (let step = 0; step < 6; step += 1) await pass(31);

      // Everything has arrived: no one owes anything, and no pro waits for money.
      const left = await balances(database);
      expect(left).not.toHaveProperty('BUSINESS_RECEIVABLE');
      expect(left).not.toHaveProperty('LABOR');
      expect(left).not.toHaveProperty('TIP');
      expect(left['PROCESSOR']).toBe(
        -(left['PLATFORM_FEE'] ?? 0) - (left['TIPPING_FEE'] ?? 0) - (left['GATEWAY_FEE'] ?? 0),
      );
      expect(await acceptedCharges()).toEqual(await shownCharges());
    }),
    { numRuns: 10 },
  );
}, 120_000);

async function total(): Promise<number> {
  return Object.values(await balances(database)).reduce((sum, cents) => sum + cents, 0);
}

/** What the card network took, by charge. */
async function acceptedCharges() {
  const rows = await database
    .selectFrom('sandbox_charges')
    .select(['idempotency_key', 'amount_cents'])
    .where('is_declined', '=', false)
    .execute();
  return rows
    .map(({ idempotency_key: key, amount_cents }) => [Number(key.split('-')[1]), amount_cents])
    .toSorted(([one = 0], [other = 0]) => one - other);
}

/** What the applications show as paid. */
async function shownCharges() {
  const rows = await database
    .selectFrom('gig_applications')
    .select(['id', 'business_payment_amount'])
    .where('business_payment_status', '=', 'AVAILABLE')
    .where('pro_payment_status', '=', 'AVAILABLE')
    .orderBy('id')
    .execute();
  return rows.map(({ id, business_payment_amount }) => [
    id,
    Math.round((business_payment_amount ?? 0) * 100),
  ]);
}
