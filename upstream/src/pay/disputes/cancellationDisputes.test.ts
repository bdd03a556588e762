import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import type { GigResponse } from '../../schedule/gigs/gigResponse.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { cancelLate } from '../../testing/cancelLate.ts';
import { becomePro, timelineOf } from '../../testing/disputes.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { DisputeResponse } from './disputeResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await becomePro(server);
  await addCard(database);
});

const open = (claim: object = { minutes: 480 }) =>
  call<{ id: number; status: string }>('POST', `/gigster/gig-applications/${first}/disputes/`, {
    as: 'gigster',
    body: { subject: 'CANCELLATION', note: 'I had turned down another shift', ...claim },
  });
const act = (id: number, name: string, body: object = {}) =>
  call<DisputeResponse>('POST', `/staffer/disputes/${id}/${name}/`, { as: 'member', body });
const pay = (applicationIds: readonly number[]) =>
  call('POST', `/staffer/gigs/${ids.postedGig}/pay/`, {
    as: 'member',
    body: { application_ids: applicationIds, extras: [] },
  });
const gig = async () =>
  (await call<GigResponse>('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'member' })).body;
const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);

async function settle() {
  for (let step = 0; step < 8; step += 1) {
    await run();
    clock.advance(30);
  }
}

/** What the pro got: the debts to them that were paid out, in cents. */
async function paidOut(): Promise<number[]> {
  const rows = await database
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .select('cents')
    .where('application_id', '=', first)
    .where('event', '=', 'PAID_OUT')
    .where('account', '=', 'PROCESSOR')
    .orderBy('ledger_postings.id')
    .execute();
  return rows.map(({ cents }) => Math.abs(cents));
}

const guaranteeNothing = () =>
  database.updateTable('locations').set({ cancellation_guaranteed_hours: 0 }).execute();

describe('a fee that is too low', () => {
  beforeEach(() => cancelLate(server));

  test('a fee that is too low is disputed in minutes, and the managers are notified', async () => {
    const { status, body } = await open();
    expect(status).toBe(201);
    expect(body).toMatchObject({ subject: 'CANCELLATION', status: 'OPEN' });
    expect((await call('GET', `/staffer/disputes/${body.id}/`, { as: 'member' })).body).toMatchObject({
      posted_minutes: 480,
      contested: { minutes: 240, amount: 98 },
      claimed: { minutes: 480, amount: 196 },
      answer_due_ts: hoursFromStart(1 + 72).toISOString(),
    });
    expect(await database.selectFrom('outbox_messages').select('subject').execute()).toContainEqual({
      subject: 'Avery B. disputes their pay for a cancelled shift',
    });
  });

  test('a disputed fee is raised before the payment, and paid once with the rest', async () => {
    const { body } = await open();
    const cost = await call('GET', `/staffer/disputes/${body.id}/cost/`, { as: 'member' });
    expect(cost.body).toMatchObject({ total_amount: 119.5, pro_amount: 98, is_charged_now: false });
    expect(await act(body.id, 'accept')).toMatchObject({
      status: 200,
      body: { outcome: 'CLAIM_ACCEPTED', resolved: { minutes: 480 }, payment: null },
    });
    expect(await gig()).toMatchObject({
      cancellation_fee_amount: 294,
      cancellation_payment_status: 'DUE',
    });
    await pay([first, second]);
    await settle();

    expect(await paidOut()).toEqual([19_600]);
    expect(await gig()).toMatchObject({ cancellation_payment_status: 'PAID' });
  });

  test('a disputed fee that was paid is charged and paid out for the difference, once', async () => {
    await pay([first, second]);
    await settle();
    const { body } = await open();
    expect((await act(body.id, 'accept')).body).toMatchObject({ payment: { kind: 'CHARGE' } });
    await settle();
    expect(await paidOut()).toEqual([9_800, 9_800]);
    expect(await balances(database)).not.toHaveProperty('BUSINESS_RECEIVABLE');

    expect((await act(body.id, 'accept')).status).toBe(409);
    expect((await open()).error?.code).toBe('already_exists');
  });

  test('a disputed fee is approved by the deadline, and not paid automatically before', async () => {
    clock.set(hoursFromStart(1 + 70));
    await open();
    clock.set(hoursFromStart(1 + 140));
    await run();
    expect(await gig()).toMatchObject({ cancellation_payment_status: 'DUE' });
    clock.set(hoursFromStart(1 + 142));
    await settle();

    expect(await database.selectFrom('disputes').select('outcome').execute()).toEqual([
      { outcome: 'CLAIM_UNANSWERED' },
    ]);
    expect(await paidOut()).toEqual([19_600]);
  });

  test('a disputed fee is countered, and declining leaves it to the platform, which splits it', async () => {
    const { body } = await open();
    const note = 'You knew on Monday';
    expect((await act(body.id, 'counter', { minutes: 240, note })).error?.message).toBe(
      'Enter more than what counts now.',
    );
    expect((await act(body.id, 'counter', { minutes: 300, note })).body).toMatchObject({
      status: 'COUNTERED',
      counter: { minutes: 300, amount: 122.5 },
    });
    await call('POST', `/gigster/disputes/${body.id}/answer/`, { as: 'gigster', body: { accepts: false } });
    const resolved = await call('POST', `/admin/disputes/${body.id}/resolve/`, {
      as: 'admin',
      body: { decision: 'SPLIT', minutes: 360, note: 'Half of it' },
    });
    expect(resolved.body).toMatchObject({
      outcome: 'DECIDED_SPLIT',
      resolved: { minutes: 360, amount: 147 },
    });
    await pay([first]);
    await settle();
    expect(await paidOut()).toEqual([14_700]);
  });

  test('a disputed fee counts what the platform settled for it', async () => {
    const settled = { application_id: first, reason: 'TOS', amount: 49, charge_business: false };
    const { status } = await call('POST', '/adhoc-payments/', { as: 'admin', body: settled });
    expect(status).toBe(201);
    expect((await open({ minutes: 360 })).error?.message).toBe('Claim more than the hours that count now.');
    const { body } = await open({ minutes: 480 });
    await act(body.id, 'accept');
    await pay([first]);
    await settle();
    expect((await paidOut()).toSorted((one, other) => one - other)).toEqual([4_900, 14_700]);
  });

  test('a disputed fee shows who cancelled, when and why, and what that guaranteed, also after it was raised', async () => {
    const { body } = await open();
    await act(body.id, 'accept');
    const entries = await timelineOf(server, body.id, 'SHIFT_CANCELLED', 'CANCELLED', 'DISPUTE_OPENED');
    expect(entries).toMatchObject([
      {
        kind: 'SHIFT_CANCELLED',
        created_ts: hoursFromStart(1).toISOString(),
        actor_name: expect.stringMatching(/\w/),
        reason: 'CANCELLED_BY_BRIGADE_LOCATION_MANAGER',
        minutes: 240,
      },
      { kind: 'DISPUTE_OPENED', minutes: 480 },
    ]);
  });

  test.each([
    [{ minutes: 481 }, 400, 'Claim at most the posted hours.'],
    [{ minutes: 240 }, 400, 'Claim more than the hours that count now.'],
    [{ minutes: undefined, amount: 100 }, 400, 'This field is required'],
    [{ subject: 'HOURS', minutes: 480 }, 409, 'This application is cancelled: there is nothing to pay.'],
  ])('refuses %j with %d', async (claim, status, message) => {
    expect(await open(claim)).toMatchObject({ status, error: { message } });
  });

  test('409: a fee cannot be disputed more than 72 hours after the cancellation', async () => {
    clock.set(new Date(hoursFromStart(1 + 72).getTime() + 1));
    expect((await open()).error).toMatchObject({
      code: 'expired',
      message: 'The pay for a cancellation can be disputed for 72 hours.',
    });
  });
});

describe('a fee that is missing', () => {
  test('a missing fee is granted where nothing was guaranteed, and then due and paid like others', async () => {
    await guaranteeNothing();
    await cancelLate(server);
    expect(await gig()).toMatchObject({ cancellation_payment_status: null });
    const { body } = await open({ minutes: 240 });
    const cost = await call('GET', `/staffer/disputes/${body.id}/cost/`, { as: 'member' });
    expect(cost.body).toMatchObject({ total_amount: 119.8, pro_amount: 98 });
    await act(body.id, 'accept');

    expect(await gig()).toMatchObject({ cancellation_fee_amount: 98, cancellation_payment_status: 'DUE' });
    await pay([first]);
    await settle();
    expect(await paidOut()).toEqual([9_800]);
    expect(await gig()).toMatchObject({ cancellation_payment_status: 'PAID' });
  });

  test('a missing fee that is disputed has no bonus of the gig', async () => {
    await database.updateTable('gigs').set({ boosted_gig_bonus: 15 }).execute();
    await guaranteeNothing();
    await cancelLate(server);
    const { body } = await open({ minutes: 240 });
    const cost = await call('GET', `/staffer/disputes/${body.id}/cost/`, { as: 'member' });
    expect(cost.body).toMatchObject({ pro_amount: 98 });
  });

  test('409: no fee is missing for a cancellation more than 24 hours before the start', async () => {
    await cancelLate(server, { hours: 0 });
    expect((await open()).error?.message).toBe(
      'This shift was cancelled more than 24 hours before its start: nothing is owed.',
    );
  });

  test('409: no fee is missing for a shift that takes place, and for a pro who had left before', async () => {
    const refused = 'This shift was not cancelled while the pro had a place: there is nothing to dispute.';
    expect((await open()).error?.message).toBe(refused);
    await cancelLate(server);
    await database
      .updateTable('gig_applications')
      .set({ cancelled_ts: hoursFromStart(-5), guaranteed_minutes: null })
      .where('id', '=', first)
      .execute();
    expect((await open()).error?.message).toBe(refused);
  });

  test('a fee that is due and that no one paid is disputed as a payment, up to what is due', async () => {
    await cancelLate(server);
    await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
    clock.set(hoursFromStart(32 + 72));
    const claim = { subject: 'PAYMENT', minutes: undefined };
    expect((await open({ ...claim, amount: 98.01 })).error?.message).toBe(
      'Claim at most what is due for the cancellation.',
    );
    const { body } = await open({ ...claim, amount: 98 });
    await act(body.id, 'accept');
    await settle();
    expect(await paidOut()).toEqual([9_800]);

    expect((await open({ ...claim, amount: 120 })).error?.message).toBe(
      'What was paid for a late cancellation is disputed as its hours.',
    );
  });
});
