import { sql } from 'kysely';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oweTwoPros, owe, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import { earnReward } from '../../testing/rewards.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;

const days = 24 * 60;

type Act = {
  kind: 'correct' | 'hold' | 'approve' | 'pay' | 'wait' | 'reward' | 'refund';
  work: number;
  cents: number;
};

const acts = fc.array(
  fc.record({
    kind: fc.constantFrom<Act['kind']>('correct', 'hold', 'approve', 'pay', 'wait', 'reward', 'refund'),
    work: fc.constantFrom(...ids.openApplications),
    cents: fc.integer({ min: -5000, max: 5000 }),
  }),
  { minLength: 4, maxLength: 12 },
);

/** Whatever the act meets: an invoice in another state refuses it. */
async function perform({ kind, work, cents }: Act, attempt: number): Promise<void> {
  const latest = await database.selectFrom('invoices').select('id').orderBy('id', 'desc').executeTakeFirst();
  const path = `/staffer/invoices/${latest?.id ?? 99}/`;
  if (kind === 'correct') await owe(server, work, [cents, Math.round(cents / 7)], attempt);
  if (kind === 'hold') {
    const line = await database
      .selectFrom('invoice_lines')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    await call('PATCH', `${path}lines/${line?.id ?? 99}/`, {
      as: 'manager',
      body: { held_reason: 'Disputed' },
    });
  }
  if (kind === 'approve' || kind === 'pay') await call('POST', `${path}${kind}/`, { as: 'manager' });
  if (kind === 'reward') await rewardAnother();
  if (kind === 'refund') {
    const body = { application_id: work, amount: Math.abs(cents) / 100, reason: 'Left early' };
    await call('POST', '/admin/refunds/', { as: 'admin', body });
  }
  clock.advance(kind === 'wait' ? 4 * days : 60);
  await runDue(server);
}

/** Another business has earned the manager a reward; the others work at no invoiced location. */
async function rewardAnother(): Promise<void> {
  const before = await database.selectFrom('referrals').select('id').execute();
  const referred = (['rival', 'gigster', 'admin'] as const)[before.length];
  if (referred) await earnReward(server, { referrer: 'manager', referred });
}

function makeAct(kind: Act['kind'], cents: number): Act {
  return { kind, work: ids.openApplications[0], cents };
}

/** A credit of one cent whose draft is under review when the last work is owed. */
const creditUnderReview: Act[] = [
  ...Array.from({ length: 3 }, () => makeAct('wait', 0)),
  ...Array.from({ length: 4 }, () => makeAct('correct', 0)),
  makeAct('correct', -1),
];

async function sumOf(rows: ReturnType<typeof sql<{ cents: number | null }>>): Promise<number> {
  const [row] = (await rows.execute(database)).rows;
  return row?.cents ?? 0;
}

test('whatever is corrected, held back, rewarded, refunded, approved and paid, the invoices add up to what the work owes', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      await reset();
      await oweTwoPros(server);
      for (const [index, act] of sequence.entries()) await perform(act, index + 2);
      // More than any credits, so that nothing waits for a later invoice.
      await owe(server, ids.openApplications[2], [100_000, 18_500], 100);
      // Day by day: a draft that bills nothing has to join the period that is running when its review ends.
      for (let day = 0; day < 25; day += 1) {
        clock.advance(days);
        await runDue(server);
      }

      const owed = await sumOf(sql`
        select sum(cents) as cents from ledger_entries join ledger_postings on ledger_postings.id = posting_id
        where account = 'BUSINESS_RECEIVABLE' and event = 'OWED'`);
      const rewarded = await sumOf(sql`select sum(credited_cents) as cents from referral_rewards`);
      const refunded = await sumOf(sql`select sum(credited_cents) as cents from refunds`);
      const credited = rewarded + refunded;
      expect(await sumOf(sql`select sum(cents) as cents from invoice_credits`)).toBe(credited);
      expect(await sumOf(sql`select sum(total_cents) as cents from invoices`)).toBe(owed - credited);
      expect(await sumOf(sql`select sum(total_cents) as cents from invoice_lines`)).toBe(owed);
      expect(await sumOf(sql`select sum(amount_cents) as cents from sandbox_charges`)).toBe(owed - credited);
      const {
        PROCESSOR,
        BUSINESS_RECEIVABLE = 0,
        INVOICE_RECEIVABLE,
        REFERRAL_REWARDS = 0,
        REFUNDS = 0,
      } = await balances(database);
      expect({ PROCESSOR, INVOICE_RECEIVABLE }).toEqual({ PROCESSOR: owed - credited });
      // What invoices have not taken off yet.
      expect(BUSINESS_RECEIVABLE).toBe(credited - REFERRAL_REWARDS - REFUNDS);
      // The last work costs enough for every refund, and for every reward of the manager.
      expect([rewarded, refunded]).toEqual([REFERRAL_REWARDS / 2, REFUNDS]);
      const numbers = await database.selectFrom('invoices').select('number').orderBy('number').execute();
      expect(numbers.map(({ number }) => Number(number?.slice(-5)))).toEqual(
        numbers.map((_, index) => index + 1),
      );
    }),
    {
      numRuns: 8,
      examples: [
        [creditUnderReview],
        [[makeAct('reward', 0), makeAct('correct', -4000), ...creditUnderReview]],
        [
          [
            ...Array.from({ length: 3 }, () => makeAct('wait', 0)),
            makeAct('refund', 4000),
            makeAct('reward', 0),
          ],
        ],
      ],
    },
  );
}, 120_000);
