import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import type { FakeIntent } from '../../testing/fakeIntents.ts';
import { balances } from '../../testing/ledger.ts';
import { finishWork } from '../../testing/pay.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, settings, stripe, tell } = server;
const [applicationId] = ids.openApplications;

const events = ['succeeded', 'payment_failed', 'canceled', 'requires_action'] as const;
type Event = (typeof events)[number];

/** An event comes by itself, twice at once with an id that is used again, or with a forged signature. */
type Act = 'work' | 'wait' | 'finish' | 'lose' | { event: Event; how: 'once' | 'again' | 'forged' };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom<Act>('work', 'wait', 'finish', 'lose'),
  fc.record({
    event: fc.constantFrom(...events),
    how: fc.constantFrom('once' as const, 'again' as const, 'forged' as const),
  }),
);

type Ending = 'succeeded' | 'requires_payment_method' | 'canceled';

const work = () => runDueWork({ database, clock, settings }, dueJobs);

/** Stripe ends the charge, if it has one: an outcome is final. */
function finish(ending: Ending): void {
  for (const intent of stripe.intents) {
    if (intent.status !== 'processing') continue;
    intent.status = ending;
    if (ending !== 'succeeded') intent.last_payment_error = { type: 'card_error', code: 'account_closed' };
  }
}

async function perform(next: Act, ending: Ending): Promise<void> {
  if (next === 'work') await work();
  else if (next === 'wait') clock.advance(31);
  else if (next === 'lose') stripe.disturb('LOSE_RESPONSE');
  else if (next === 'finish') finish(ending);
  else await send(next.event, next.how);
}

async function send(event: Event, how: 'once' | 'again' | 'forged'): Promise<void> {
  const subject: FakeIntent | { metadata: object } = stripe.intents[0] ?? {
    metadata: { charge: `application-${applicationId}-1` },
  };
  const one = () =>
    tell(`payment_intent.${event}`, subject, {
      ...(how === 'again' && { id: `evt_${event}` }),
      ...(how === 'forged' && { signature: 't=1,v1=00' }),
    });
  const expected = how === 'forged' ? 400 : 200;
  expect(await Promise.all(how === 'again' ? [one(), one()] : [one()])).toEqual(
    how === 'again' ? [expected, expected] : [expected],
  );
}

const statusOfCharge = async () => {
  const { status } = await database
    .selectFrom('payments')
    .select('status')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'CHARGE')
    .executeTakeFirstOrThrow();
  return status;
};

const ranks = ['SUBMITTED', 'PENDING_TRANSFER', 'IN_TRANSIT', 'AVAILABLE'];

/** How far a charge has come. */
const rankOf = (status: string) => (ranks.includes(status) ? ranks.indexOf(status) : ranks.length);

async function begin(): Promise<void> {
  await reset();
  stripe.deleteKeys();
  stripe.disturb(null);
  stripe.intents.length = 0;
  await finishWork(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server, { type: 'us_bank_account', charging: 'processing' });
  await call('POST', `/staffer/gig-applications/${applicationId}/pay/`, { as: 'member', body: {} });
}

/** Nothing more arrives, and Stripe is asked. */
async function comeToAnEnd(ending: Ending): Promise<void> {
  for (let hours = 0; hours < 120; hours += 7) {
    await work();
    finish(ending);
    clock.advance(7 * 60);
  }
}

test('events in any order, repeated, forged or lost settle a charge once, and it never goes backward', async () => {
  const sequences = fc.array(act, { minLength: 3, maxLength: 14 });
  const endings = fc.constantFrom<Ending>('succeeded', 'requires_payment_method', 'canceled');
  await fc.assert(
    fc.asyncProperty(sequences, endings, async (sequence, ending) => {
      await begin();
      let furthest = 0;
      for (const next of sequence) {
        await perform(next, ending);
        const rank = rankOf(await statusOfCharge());
        expect(rank).toBeGreaterThanOrEqual(furthest);
        furthest = rank;
      }
      await comeToAnEnd(ending);

      const isPaid = ending === 'succeeded';
      expect(await statusOfCharge()).toBe(isPaid ? 'AVAILABLE' : 'ERROR');
      expect(stripe.intents).toHaveLength(1);
      const left = await balances(database);
      expect(Object.values(left).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      expect(left['PROCESSOR'] ?? 0).toBe(isPaid ? stripe.lastIntent().amount - 19_600 : 0);
      const postings = await database.selectFrom('ledger_postings').select('event').orderBy('id').execute();
      expect(postings.map(({ event }) => event)).toEqual(
        isPaid ? ['OWED', 'CHARGED', 'PAID_OUT'] : ['OWED', 'REVERSED'],
      );
    }),
    { numRuns: 15 },
  );
}, 240_000);
