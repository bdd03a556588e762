import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { becomePro, dispute, shortenHours } from '../../testing/disputes.ts';
import { balances } from '../../testing/ledger.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';
import type { AdHocPaymentResponse } from '../adHocPayments/adHocPaymentResponse.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, settings, stripe } = server;
const [first] = ids.openApplications;

beforeEach(reset);

const reason = 'The pro left at noon.';
const refund = (subject: object, amount: number, key: string) =>
  call('POST', '/admin/refunds/', {
    as: 'admin',
    body: { ...subject, amount, reason },
    headers: { 'idempotency-key': key },
  });

async function pass(minutes: number) {
  clock.advance(minutes);
  await runDueWork({ database, clock, settings }, dueJobs);
}

const latestPayment = () =>
  database.selectFrom('adhoc_payments').select('id').orderBy('id', 'desc').executeTakeFirst();

/** Parts and wholes of a charge, and more than one. */
const amounts = [10, 24.69, 60.05, 100, 179.55, 239.6];

/** Refunds twice, and in two windows at once. */
async function refundTwice(subject: object, amount: number, index: number) {
  await Promise.all([
    refund(subject, amount, `one-${index}`),
    refund(subject, amount, `one-${index}`),
    refund(subject, amount, `other-${index}`),
  ]);
}

const acts = {
  pay: () => call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} }),
  give: () =>
    call<AdHocPaymentResponse>('POST', '/adhoc-payments/business/', {
      as: 'member',
      body: { application_id: first, reason: 'PRO_BONUS', pro_amount: 20 },
    }),
  dispute: () => dispute(server).catch(() => null),
  accept: () => call('POST', '/staffer/disputes/1/accept/', { as: 'member' }),
  refundWork: (index: number, amount: number) => refundTwice({ application_id: first }, amount, index),
  refundPayment: async (index: number, amount: number) => {
    const payment = await latestPayment();
    if (payment) await refundTwice({ adhoc_payment_id: payment.id }, amount, index);
  },
  loseResponse: async () => {
    stripe.disturb('LOSE_RESPONSE');
    await pass(0);
  },
  fail: async () => {
    stripe.failWith(503);
    await pass(0);
    stripe.failWith(null);
  },
  deleteKeys: async () => stripe.deleteKeys(),
  refuse: async () => {
    stripe.refundAs('charge_already_refunded');
    await pass(0);
    stripe.refundAs('succeeded');
  },
  wait: () => pass(31),
};
type Act = keyof typeof acts;

const names = Object.keys(acts) as Act[];
const act = fc.tuple(
  // Refunds are half of what happens.
  fc.oneof(fc.constantFrom(...names), fc.constantFrom<Act>('refundWork', 'refundPayment')),
  fc.constantFrom(...amounts),
);

test('whatever happens in whatever order, no charge gives back more than it took, and the ledger has what went back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (sequence) => {
      await start();
      for (const name of [
        'pay',
        'wait',
        'wait',
        'wait',
        'give',
        'dispute',
        'accept',
        'wait',
        'wait',
      ] as const) {
        await acts[name]();
      }
      for (const [index, [name, amount]] of sequence.entries()) await acts[name](index, amount);
      stripe.disturb(null);
      for (let step = 0; step < 6; step += 1) await pass(61);

      const left = await balances(database);
      expect(Object.values(left).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      expect(left).not.toHaveProperty('BUSINESS_RECEIVABLE');
      const given = stripe.refunds.reduce((sum, { amount }) => sum + amount, 0);
      expect(left['REFUNDS'] ?? 0).toBe(given);
      for (const { id, amount } of stripe.intents) {
        const back = stripe.refunds.filter(({ payment_intent }) => payment_intent === id);
        expect(back.reduce((sum, refunded) => sum + refunded.amount, 0)).toBeLessThanOrEqual(amount);
      }
      expect(stripe.refunds).toHaveLength(await refundedRows());
    }),
    { numRuns: 8 },
  );
}, 120_000);

async function start() {
  await reset();
  stripe.deleteKeys();
  stripe.disturb(null);
  stripe.failWith(null);
  stripe.intents.length = 0;
  stripe.refunds.length = 0;
  stripe.refundAs('succeeded');
  await becomePro(server);
  await shortenHours(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
}

async function refundedRows(): Promise<number> {
  const { count } = await database
    .selectFrom('refunds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'REFUNDED')
    .executeTakeFirstOrThrow();
  return count;
}
