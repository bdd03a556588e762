import { beforeEach, describe, expect, test } from 'vitest';
import { draftInvoice, issueInvoice, owe, oweTwoPros, runDue } from '../../testing/invoices.ts';
import { addLocation } from '../../testing/builders.ts';
import { balances } from '../../testing/ledger.ts';
import { addProfile } from '../../testing/managerProfile.ts';
import { people } from '../../testing/people.ts';
import { earnReward } from '../../testing/rewards.ts';
import { moveReferrals } from '../../accounts/referrals/moveReferrals.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { InvoiceResponse } from '../invoices/invoiceResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second, third] = ids.openApplications;

beforeEach(reset);

const get = async (id = 1) =>
  (await call<InvoiceResponse>('GET', `/staffer/invoices/${id}/`, { as: 'owner' })).body;
const hold = (line: number) =>
  call('PATCH', `/staffer/invoices/1/lines/${line}/`, { as: 'manager', body: { held_reason: 'Wrong' } });
const rewards = () =>
  database
    .selectFrom('referral_rewards')
    .select(['side', 'amount_cents', 'credited_cents'])
    .orderBy('id')
    .execute();
const own = async (as: 'manager' | 'rival') => (await call('GET', '/referrals/me/', { as })).body;

async function endWeek(end: string) {
  clock.set(new Date(`${end}T05:00:00Z`));
  await runDue(server);
}

describe('the ledger', () => {
  test('the ledger has the reward of both sides once', async () => {
    await earnReward(server);
    await runDue(server);
    await runDue(server);
    expect(await rewards()).toEqual([
      { side: 'REFERRER', amount_cents: 5000, credited_cents: 0 },
      { side: 'REFERRED', amount_cents: 5000, credited_cents: 0 },
    ]);
    expect(await balances(database)).toEqual({ REFERRAL_REWARDS: 10_000, BUSINESS_RECEIVABLE: -10_000 });
  });

  test('the ledger has no reward before it is earned', async () => {
    await earnReward(server);
    await database.updateTable('referrals').set({ rewarded_ts: null }).execute();
    await runDue(server);
    expect(await balances(database)).toEqual({});
  });

  test('the ledger takes back what is left of a reward when both sides turn out to be one person', async () => {
    await oweTwoPros(server);
    await owe(server, second, [-16_000, -2000], 2);
    await owe(server, first, [-16_000, -2000], 2);
    await earnReward(server);
    await endWeek('2026-03-09');
    clock.advance(24 * 60);
    await runDue(server);
    expect(await rewards()).toMatchObject([{ credited_cents: 3252 }, { credited_cents: 0 }]);

    await moveReferrals(database, { from: people.rival.id, into: people.manager.id });
    await runDue(server);
    await runDue(server);

    expect(await balances(database)).toMatchObject({ REFERRAL_REWARDS: 3252 });
    expect(await balances(database)).not.toHaveProperty('BUSINESS_RECEIVABLE');
  });
});

describe('the next invoice', () => {
  beforeEach(() => earnReward(server));

  test('the next invoice takes the reward off, and says whose it is', async () => {
    await draftInvoice(server);
    expect(await get()).toMatchObject({
      lines: [
        { code: 'LABOR', amount: 392 },
        { code: 'PLATFORM_FEE', amount: 72.52 },
      ],
      credits: [{ reason: 'REFERRAL_REWARD', person_name: 'Mara A.', amount: -50 }],
      total_amount: 414.52,
    });
    // A draft only reserves it.
    expect(await rewards()).toMatchObject([{ credited_cents: 0 }, { credited_cents: 0 }]);
  });

  test('an invoice uses the reward up when it is issued, and both pages of the referral say so', async () => {
    await addProfile(database, people.rival.id, { code: 'RIVAL' });
    await issueInvoice(server);
    expect(await balances(database)).toMatchObject({
      INVOICE_RECEIVABLE: 41_452,
      BUSINESS_RECEIVABLE: -5000,
      REFERRAL_REWARDS: 10_000,
    });
    expect(await own('manager')).toMatchObject({ credited_cents: 5000 });
    expect((await call('GET', '/referrals/me/businesses/', { as: 'manager' })).body).toMatchObject({
      results: [{ credited_cents: 5000 }],
    });
    expect(await own('rival')).toMatchObject({ credited_cents: 0, referred_by: { credited_cents: 0 } });
  });

  test('the charge of an invoice is without the reward', async () => {
    await issueInvoice(server);
    await call('POST', '/staffer/invoices/1/pay/', { as: 'manager' });
    await runDue(server);
    expect(await database.selectFrom('sandbox_charges').select('amount_cents').execute()).toEqual([
      { amount_cents: 41_452 },
    ]);
    expect(await balances(database)).toMatchObject({ PROCESSOR: 41_452 });
    expect(await balances(database)).not.toHaveProperty('INVOICE_RECEIVABLE');
  });

  test('an invoice takes off less of a reward when work is held back, and the rest is on the one after it', async () => {
    await draftInvoice(server);
    await hold(1);
    expect(await get()).toMatchObject({ credits: [{ amount: -36.26 }], total_amount: 196 });
    clock.advance(24 * 60);
    await runDue(server);
    await endWeek('2026-03-16');
    expect(await get(2)).toMatchObject({ credits: [{ amount: -13.74 }], total_amount: 218.52 });
  });

  test('an invoice takes no reward off when everything is held back', async () => {
    await draftInvoice(server);
    await hold(1);
    await hold(2);
    expect(await get()).toMatchObject({ credits: [], total_amount: 0 });
  });

  test('an invoice takes no reward off for a referrer who does not work at its business', async () => {
    await database.deleteFrom('location_managers').where('user_id', '=', people.manager.id).execute();
    await draftInvoice(server);
    expect(await get()).toMatchObject({ credits: [], total_amount: 464.52 });
  });

  test('only one invoice takes a reward off: a second draft finds it reserved', async () => {
    await oweTwoPros(server);
    const other = await addLocation(database, { invoicing_enabled: true });
    await database
      .updateTable('gig_applications')
      .set({ location_id: other })
      .where('id', '=', third)
      .execute();
    await owe(server, third, [10_000, 6000]);
    await endWeek('2026-03-09');
    const credits = [...(await get(1)).credits, ...(await get(2)).credits];
    expect(credits.reduce((sum, { amount }) => sum + amount, 0)).toBe(-50);
  });
});
