import { beforeEach, expect, test } from 'vitest';
import { hoursFromStart } from '../../../testing/builders.ts';
import { addAdHocPayment } from '../../../testing/adHocPayments.ts';
import { becomePro, dispute, shortenHours, timelineOf } from '../../../testing/disputes.ts';
import { addCard } from '../../../testing/pay.ts';
import { settle } from '../../../testing/refunds.ts';
import { people } from '../../../testing/people.ts';

import { startTestServer } from '../../../testing/startTestServer.ts';
import { owedFor } from '../../ledger/owed.ts';
import { postPayout } from '../../payments/postPayout.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [application_id] = ids.openApplications;
const path = `/staffer/gig-applications/${application_id}/`;
const at = (hours: number) => hoursFromStart(hours).toISOString();

beforeEach(async () => {
  await reset();
  await becomePro(server);
  await shortenHours(server);
});

const pay = (as: 'member' | 'manager' = 'member', body: object = {}) =>
  call('POST', `${path}pay/`, { as, body });

test('200: each change of the hours shows its reason and what it replaced', async () => {
  clock.advance(1);
  await call('PATCH', path, {
    as: 'manager',
    body: { working_hours: { end_time: at(31) }, reason: 'Stayed one more hour' },
  });
  clock.advance(1);
  await call('PATCH', path, {
    as: 'manager',
    body: { working_hours: { start_time: at(24.5) }, reason: 'Came late' },
  });
  const id = await dispute(server);

  const end = { field: 'work_end_time', after: expect.stringContaining('22:00:00') };
  expect(await timelineOf(server, id, 'HOURS_CHANGED')).toMatchObject([
    { actor_name: 'Milo Archer', note: 'Left early', start_time: at(24), end_time: at(30) },
    {
      actor_name: 'Mara Archer',
      note: 'Stayed one more hour',
      start_time: at(24),
      end_time: at(31),
      changes: [end],
    },
    { note: 'Came late', start_time: at(24.5), end_time: at(31), changes: [{ field: 'work_start_time' }] },
  ]);
});

test('200: a payment shows who submitted it, with the tip and the bonus in it', async () => {
  await pay('manager', { tip_amount: 15, bonus: 20 });
  await settle(server);
  const id = await dispute(server);

  const kinds = ['PAYMENT_SUBMITTED', 'TIP_INCLUDED', 'BONUS_INCLUDED'] as const;
  expect(await timelineOf(server, id, ...kinds)).toMatchObject([
    { kind: 'PAYMENT_SUBMITTED', actor_name: 'Mara Archer' },
    { kind: 'BONUS_INCLUDED', actor_name: 'Mara Archer', amount: 20 },
    { kind: 'TIP_INCLUDED', actor_name: 'Mara Archer', amount: 15 },
  ]);
  expect(await timelineOf(server, id, 'BUSINESS_CHARGED', 'PRO_PAID')).toMatchObject([
    { kind: 'BUSINESS_CHARGED', actor_name: null },
    { kind: 'PRO_PAID', actor_name: null, amount: 182 },
  ]);
});

test('200: a payout that the bank gave back shows after the payout', async () => {
  await pay();
  await settle(server);
  const owed = (await owedFor(database, [application_id])).get(application_id) ?? {};
  const payout = { application_id, pays: ['application_id', application_id], owed } as const;
  await database.transaction().execute((trx) => postPayout(trx, 'RETURNED', payout, clock.now()));
  const id = await dispute(server);

  expect(await timelineOf(server, id, 'PRO_PAID', 'PAYOUT_RETURNED')).toMatchObject([
    { kind: 'PRO_PAID', amount: 147 },
    { kind: 'PAYOUT_RETURNED', actor_name: null, amount: 147 },
  ]);
});

test('200: each attempt of a payment that failed shows its own submitter', async () => {
  await addCard(database, 'DECLINED_LATER');
  await pay('manager');
  await settle(server);
  await addCard(database);
  await pay('member');
  const id = await dispute(server);

  expect(await timelineOf(server, id, 'PAYMENT_SUBMITTED', 'PAYMENT_FAILED')).toMatchObject([
    { kind: 'PAYMENT_SUBMITTED', actor_name: 'Mara Archer' },
    { kind: 'PAYMENT_FAILED', actor_name: null },
    { kind: 'PAYMENT_SUBMITTED', actor_name: 'Milo Archer' },
  ]);
});

test('200: what a dispute pays shows who granted it', async () => {
  await pay();
  await settle(server);
  const id = await dispute(server);
  await call('POST', `/staffer/disputes/${id}/accept/`, { as: 'manager', body: {} });

  expect((await timelineOf(server, id, 'PAYMENT_SUBMITTED')).at(-1)).toMatchObject({
    actor_name: 'Mara Archer',
    amount: 60.05,
  });
});

test('200: an extra payment shows its reason, its hours and who submitted it, and then that it arrived', async () => {
  await pay();
  await settle(server);
  const body = { application_id, reason: 'ADJUST_HOURS', pro_amount: 49, description: 'Two more hours' };
  const workinghours = { start_time: at(24), end_time: at(32) };
  const { status } = await call('POST', '/adhoc-payments/business/', {
    as: 'manager',
    body: { ...body, workinghours },
  });
  expect(status).toBe(201);
  await settle(server);
  const id = await dispute(server, { subject: 'PAYMENT', value: 30_000 });

  expect(await timelineOf(server, id, 'EXTRA_PAYMENT_SUBMITTED')).toMatchObject([
    {
      actor_name: 'Mara Archer',
      reason: 'ADJUST_HOURS',
      note: 'Two more hours',
      amount: 49,
      start_time: at(24),
      end_time: at(32),
    },
  ]);
  expect((await timelineOf(server, id, 'PRO_PAID')).map(({ amount }) => amount)).toEqual([147, 49]);
});

test('200: an extra payment that repeats another shows that it waits', async () => {
  await addAdHocPayment(database, { status: 'ERROR', error_code: 'DUPLICATE', created_ts: clock.now() });
  expect(await timelineOf(server, await dispute(server), 'EXTRA_PAYMENT_HELD')).toMatchObject([
    { amount: 20, reason: 'PRO_BONUS', actor_name: 'Milo Archer' },
  ]);
});

test('200: refunds of extra payments show like those of the work', async () => {
  const id = await dispute(server);
  const adhoc_payment_id = await addAdHocPayment(database);
  await database
    .insertInto('refunds')
    .values({
      application_id,
      location_id: ids.harborHouse,
      organization_id: ids.harbor,
      way: 'PAYMENT_METHOD',
      status: 'FAILED',
      amount_cents: 500,
      reason: 'Paid twice',
      charge_key: `adhoc-${adhoc_payment_id}`,
      adhoc_payment_id,
      created_by_user_id: people.admin.id,
      created_ts: hoursFromStart(50),
      settled_ts: hoursFromStart(51),
    })
    .execute();
  expect(await timelineOf(server, id, 'REFUND_SUBMITTED', 'REFUND_FAILED')).toMatchObject([
    { kind: 'REFUND_SUBMITTED', actor_name: 'Ada Archer', note: 'Paid twice', amount: 5 },
    { kind: 'REFUND_FAILED', actor_name: null, amount: 5 },
  ]);
});

const act = (url: string, as: 'member' | 'gigster' | 'admin', body: object) => {
  clock.advance(1);
  return call('POST', url, { as, body });
};

test('200: the steps of the dispute show their authors, their values and their notes', async () => {
  const id = await dispute(server);
  await act(`/staffer/disputes/${id}/counter/`, 'member', { minutes: 420, note: 'Left at 9' });
  await act(`/gigster/disputes/${id}/answer/`, 'gigster', { accepts: false });
  await act(`/admin/disputes/${id}/resolve/`, 'admin', { decision: 'FOR_PRO', note: 'The punches prove it' });

  const steps = (await timelineOf(server, id)).filter(({ kind }) => kind.startsWith('DISPUTE'));
  expect(steps).toMatchObject([
    { kind: 'DISPUTE_OPENED', actor_name: 'Avery B.', minutes: 480, note: 'I stayed until the end' },
    { kind: 'DISPUTE_COUNTERED', actor_name: 'Milo Archer', minutes: 420, note: 'Left at 9' },
    { kind: 'DISPUTE_COUNTER_DECLINED', actor_name: 'Avery B.', minutes: null },
    { kind: 'DISPUTE_RESOLVED', actor_name: 'Ada Archer', minutes: 480, note: 'The punches prove it' },
  ]);
});

test('200: a dispute that the business leaves to the platform shows who left it', async () => {
  const id = await dispute(server);
  await call('POST', `/staffer/disputes/${id}/escalate/`, { as: 'member', body: { note: 'We disagree' } });
  expect(await timelineOf(server, id, 'DISPUTE_ESCALATED')).toMatchObject([
    { actor_name: 'Milo Archer', note: 'We disagree' },
  ]);
});
