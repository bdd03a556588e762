import { expect, test } from 'vitest';
import { becomePro, shortenHours } from '../../testing/disputes.ts';
import { dealActs } from '../../testing/money/dealActs.ts';
import { type MoneyAct, moneyActs } from '../../testing/money/moneyActs.ts';
import { brokenFinally, brokenNow } from '../../testing/money/moneyRules.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

const { invoicing } = testSettings;
const server = await startStripeServer({ invoicing: { ...invoicing, taxPercent: 8.25 } });
const { call, database, reset, stripe } = server;
const { acts, pass } = moneyActs(server);
const names = Object.keys(acts) as MoneyAct[];

/** What has happened before: little, a charge that arrived and is disputed, or an invoice that is drafted. */
const beginnings: MoneyAct[][] = [
  ['give'],
  ['payAll', 'wait', 'wait', 'wait', 'openDispute'],
  ['payAll', 'wait', 'wait', 'wait', 'returnCharge'],
  ['payAll', 'wait', 'wait', 'wait', 'returnCharge', 'winCharge'],
  ['payAll', 'wait', 'wait', 'wait', 'returnCharge', 'payAll', 'winCharge'],
  ['payAll', 'wait', 'wait', 'wait', 'claimPart'],
  ['invoiced', 'give', 'payAll', 'waitAWeek'],
];
/** The same sequences in every run, unless the setting asks for others. */
const sequences = dealActs(names, beginnings, Number(process.env['FUZZ_SEED'] ?? 82));
const cases = sequences.map((sequence) => {
  const title = sequence.map(([name, pick]) => `${name}(${pick})`).join(', ');
  return [title, sequence] as const;
});

async function start() {
  await reset();
  stripe.deleteKeys();
  stripe.disturb(null);
  stripe.intents.length = 0;
  stripe.refunds.length = 0;
  await becomePro(server);
  await shortenHours(server);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await addStripeMethod(server);
}

const retry = (path: string, as: 'member' | 'manager' = 'member') => call('POST', path, { as, body: {} });

/** Retries every extra payment, dispute and invoice; those that did not fail refuse. */
async function retryAll() {
  const gifts = await database.selectFrom('adhoc_payments').select('id').execute();
  const disputes = await database.selectFrom('disputes').select('id').execute();
  const invoices = await database.selectFrom('invoices').select('id').execute();
  for (const { id } of gifts) await retry(`/adhoc-payments/${id}/retry/`);
  for (const { id } of disputes) await retry(`/staffer/disputes/${id}/retry-payment/`);
  for (const { id } of invoices) await retry(`/staffer/invoices/${id}/pay/`, 'manager');
}

/** Lets everything end that is under way: with a card and accounts that work, and no crash. */
async function finish() {
  stripe.disturb(null);
  await addStripeMethod(server);
  await acts.openAccount();
  for (let round = 0; round < 3; round += 1) {
    await acts.payAll();
    await acts.payWithoutTip();
    await retryAll();
    for (let day = 0; day < 9; day += 1) await pass(24 * 60);
  }
}

test('every act happens in one of the sequences', () => {
  const dealt = new Set(sequences.flat().map(([name]) => name));
  expect(names.filter((name) => !dealt.has(name))).toEqual([]);
});

test.each(cases)(
  'wherever the server dies, the money adds up after every step of %s',
  async (_, sequence) => {
    await start();
    for (const [step, [name, pick]] of sequence.entries()) {
      await acts[name]({ step, pick });
      expect({ after: `${step}: ${name}`, broken: await brokenNow(server) }).toMatchObject({ broken: [] });
    }
    await finish();
    expect(await brokenFinally(server)).toEqual([]);
  },
  60_000,
);
