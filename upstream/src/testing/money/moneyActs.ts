import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { fixtureIds as ids } from '../fixtureIds.ts';
import { addStripeMethod } from '../stripePay.ts';
import type { StripeServer } from '../stripeServer.ts';
import { crashIn, type CrashingTable } from './crash.ts';
import { claimPart } from './claimPart.ts';
import { returnCharge } from './returnCharge.ts';
import { returnPayout } from './returnPayout.ts';

const [first, second] = ids.openApplications;
const tables: CrashingTable[] = [
  'ledger_entries',
  'payments',
  'invoices',
  'adhoc_payments',
  'dispute_payments',
  'refunds',
  'returned_parts',
  'returned_charges',
];

/** The work of one of the pros. */
const work = (pick: number) => (pick % 2 === 0 ? first : second);

/** What an act chooses: the number of the step, and a number of any size. */
type Choice = { step: number; pick: number };

/**
 * What people, time and failures do to the money of two pros at Harbor House, by name. Where the state does not allow an
 * act, the server refuses it.
 */
export function moneyActs(server: StripeServer) {
  const { call, clock, database, stripe, settings } = server;
  const post = (path: string, as: 'member' | 'manager' | 'admin' | 'gigster', body: object, key?: string) =>
    call('POST', path, { as, body, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });
  const pass = async (minutes: number) => {
    clock.advance(minutes);
    // What failed is retried later.
    await runDueWork({ database, clock, settings }, dueJobs).catch(() => null);
  };
  const latest = async (table: 'invoices' | 'adhoc_payments' | 'disputes') => {
    const row = await database.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirst();
    return row?.id ?? 99;
  };
  const pay = (id: number, key: string) =>
    post(`/staffer/gig-applications/${id}/pay/`, 'member', { tip_amount: 5 }, key);
  const payBoth = (extras: readonly object[]) =>
    call('POST', `/staffer/gigs/${ids.postedGig}/pay/`, {
      as: 'owner',
      body: { application_ids: [first, second], extras },
    });
  const give = (pick: number, key: string) => {
    const body = { application_id: work(pick), reason: 'PRO_BONUS', pro_amount: 20 + (pick % 30) };
    return post('/adhoc-payments/business/', 'member', body, key);
  };
  const refund = (subject: object, pick: number, key: string) =>
    post('/admin/refunds/', 'admin', { ...subject, amount: 5 + (pick % 200), reason: 'Left early' }, key);
  const invoice = async (action: string) =>
    post(`/staffer/invoices/${await latest('invoices')}/${action}/`, 'manager', {});
  const dispute = async (path: 'staffer' | 'admin' | 'gigster', action: string, body: object) => {
    const as = { staffer: 'member', admin: 'admin', gigster: 'gigster' } as const;
    return post(`/${path}/disputes/${await latest('disputes')}/${action}/`, as[path], body);
  };
  const setInvoicing = (invoicing_enabled: boolean) =>
    database.updateTable('locations').set({ invoicing_enabled }).where('id', '=', ids.harborHouse).execute();
  const setAccount = (has_stripe_id: boolean) =>
    database.updateTable('pros').set({ has_stripe_id }).where('id', '=', ids.pros[0]).execute();
  const claimOf = async (pick: number, name: string) => {
    const arrived = stripe.intents.filter((intent) => intent.status === 'succeeded');
    const intent = arrived[pick % Math.max(1, arrived.length)];
    if (!intent) return;
    const cents = 1 + ((pick * 97) % intent.amount);
    await claimPart(server, intent.metadata['charge'] ?? '', { name, cents });
  };
  const acts = {
    pay: ({ step, pick }: Choice) => pay(work(pick), `pay-${step}`),
    payTwice: ({ step, pick }: Choice) =>
      Promise.all([pay(first, `one-${step}`), pay(first, `one-${step}`), pay(work(pick), `other-${step}`)]),
    payAgain: ({ pick }: Choice) => pay(work(pick), 'the-same-key'),
    payAll: () => payBoth([{ application_id: first, tip_amount: 5 }]),
    payWithoutTip: () => payBoth([]),
    give: ({ step, pick }: Choice) => give(pick, `give-${step}`),
    giveTwice: ({ step, pick }: Choice) =>
      Promise.all([give(pick, `one-${step}`), give(pick, `one-${step}`), give(pick, `other-${step}`)]),
    retryGift: async () => post(`/adhoc-payments/${await latest('adhoc_payments')}/retry/`, 'member', {}),
    adjust: ({ pick }: Choice) =>
      call('PATCH', `/staffer/gig-applications/${first}/`, {
        as: 'member',
        body: {
          working_hours: { end_time: new Date(Date.UTC(2026, 2, 3, 22 - (pick % 3))) },
          reason: 'Corrected',
        },
      }),
    openDispute: ({ pick }: Choice) =>
      post(`/gigster/gig-applications/${first}/disputes/`, 'gigster', {
        note: 'I stayed until the end',
        ...(pick % 2 === 0 ? { subject: 'HOURS', minutes: 480 } : { subject: 'PAYMENT', amount: 240 }),
      }),
    acceptDispute: () => dispute('staffer', 'accept', {}),
    counterDispute: () => dispute('staffer', 'counter', { minutes: 450, note: 'You left earlier' }),
    answerCounter: ({ pick }: Choice) => dispute('gigster', 'answer', { accepts: pick % 2 === 0 }),
    escalateDispute: () => dispute('staffer', 'escalate', { note: 'The clock was broken' }),
    resolveDispute: () => dispute('admin', 'resolve', { decision: 'FOR_PRO', note: 'The punches prove it' }),
    retryDispute: () => dispute('staffer', 'retry-payment', {}),
    invoiced: () => setInvoicing(true),
    notInvoiced: () => setInvoicing(false),
    approveInvoice: () => invoice('approve'),
    payInvoice: () => invoice('pay'),
    refundWork: ({ step, pick }: Choice) => refund({ application_id: work(pick) }, pick, `refund-${step}`),
    refundTwice: ({ step, pick }: Choice) => {
      const again = () => refund({ application_id: first }, pick, `refund-${step}`);
      return Promise.all([again(), again()]);
    },
    refundGift: async ({ step, pick }: Choice) =>
      refund({ adhoc_payment_id: await latest('adhoc_payments') }, pick, `refund-${step}`),
    decline: () => addStripeMethod(server, { charging: { type: 'card_error', code: 'card_declined' } }),
    acceptCard: () => addStripeMethod(server),
    returnPayout: async ({ pick }: Choice) => {
      await returnPayout(server, pick);
      return pass(1);
    },
    returnCharge: async ({ pick }: Choice) => {
      const intent = stripe.intents[pick % Math.max(1, stripe.intents.length)];
      await returnCharge(server, intent?.metadata['charge'] ?? '');
      return pass(1);
    },
    winCharge: async ({ pick }: Choice) => {
      const keys = stripe.intents
        .filter(({ status }) => status === 'succeeded')
        .map(({ metadata }) => metadata['charge']);
      const all = await database.selectFrom('returned_charges').select(['claim', 'charge_key']).execute();
      const claims = all.filter(({ charge_key }) => keys.includes(charge_key));
      const won = claims[pick % Math.max(1, claims.length)];
      if (won) await claimPart(server, won.charge_key, { name: won.claim, cents: 100, status: 'won' });
      return pass(1);
    },
    claimPart: async ({ step, pick }: Choice) => {
      await claimOf(pick, `dp_${step}`);
      return pass(1);
    },
    winClaim: async ({ pick }: Choice) => {
      const claims = await database.selectFrom('returned_parts').select(['claim', 'charge_key']).execute();
      const won = claims[pick % Math.max(1, claims.length)];
      if (won) await claimPart(server, won.charge_key, { name: won.claim, cents: 100, status: 'won' });
      return pass(1);
    },
    loseAccount: () => setAccount(false),
    openAccount: () => setAccount(true),
    loseResponse: () => {
      stripe.disturb('LOSE_RESPONSE');
      return pass(1);
    },
    crash: ({ pick }: Choice) => {
      const when = pick % 2 === 0 ? 'WRITE' : 'COMMIT';
      return crashIn(database, tables[pick % tables.length] ?? 'payments', when, () => pass(31));
    },
    crashWhilePaying: ({ step, pick }: Choice) =>
      crashIn(database, 'payments', pick % 2 === 0 ? 'WRITE' : 'COMMIT', () =>
        pay(work(pick), `crash-${step}`),
      ),
    wait: () => pass(31),
    waitADay: () => pass(24 * 60),
    waitAWeek: () => pass(7 * 24 * 60),
  } satisfies Record<string, (choice: Choice) => Promise<unknown>>;
  return { acts, pass };
}

/** The name of an act. */
export type MoneyAct = keyof ReturnType<typeof moneyActs>['acts'];
