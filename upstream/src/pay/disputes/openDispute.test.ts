import { beforeEach, describe, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { becomePro, dispute, shortenHours } from '../../testing/disputes.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await becomePro(server);
  await shortenHours(server);
});

const open = (body: object = {}, as: Person = 'gigster', id: number = first) =>
  call('POST', `/gigster/gig-applications/${id}/disputes/`, {
    as,
    body: { subject: 'HOURS', minutes: 480, note: 'I stayed until the end', ...body },
  });

const set = (values: object) =>
  database.updateTable('gig_applications').set(values).where('id', '=', first).execute();
const paid = { business_payment_status: 'AVAILABLE', pro_payment_status: 'AVAILABLE' };
const claimed = { subject: 'PAYMENT', minutes: undefined, amount: 170 };

test('201: a pro disputes shortened hours, and the managers are notified', async () => {
  const { status, body } = await open();

  expect(status).toBe(201);
  expect(body).toMatchObject({ subject: 'HOURS', status: 'OPEN', outcome: null });
  expect(body).toHaveProperty('answer_due_ts', hoursFromStart(33 + 72).toISOString());
  expect(await database.selectFrom('outbox_messages').select('subject').execute()).toContainEqual({
    subject: 'Avery B. disputes their hours',
  });
});

test('201: a payment that is too small, within 14 days', async () => {
  await set(paid);
  clock.set(hoursFromStart(30 + 14 * 24));

  expect(await open(claimed)).toMatchObject({ status: 201, body: { subject: 'PAYMENT' } });
});

test('201: a payment that is missing after 3 days', async () => {
  clock.set(hoursFromStart(30 + 72));
  expect((await open({ ...claimed, amount: 147 })).status).toBe(201);
});

describe('the deadline', () => {
  test('hours can be disputed for 72 hours', async () => {
    clock.set(hoursFromStart(33 + 72));
    expect((await open()).status).toBe(201);
  });

  test.each([
    ['hours', 33 + 72, { is_confirmed: true }, {}, 'Hours can be disputed for 72 hours after a change.'],
    ['a payment', 30 + 14 * 24, paid, claimed, 'A payment can be disputed for 14 days.'],
    [
      'a missing payment',
      30 + 30 * 24,
      { is_confirmed: true },
      claimed,
      'A missing payment can be disputed for 30 days after the work.',
    ],
  ])('409: %s can no longer be disputed after the deadline', async (_what, hours, values, body, message) => {
    await set(values);
    clock.set(hoursFromStart(hours + 0.001));

    expect(await open(body)).toMatchObject({ status: 409, error: { code: 'expired', message } });
  });

  test('409: a missing payment before 3 days', async () => {
    expect((await open(claimed)).error).toMatchObject({
      code: 'invalid_transition',
      message: 'A missing payment can be disputed from 3 days after the work on.',
    });
  });
});

describe('twice', () => {
  test('409: no dispute is opened while another one about the work is open', async () => {
    await dispute(server);
    expect((await open()).error).toMatchObject({
      code: 'already_exists',
      message: 'This work has an open dispute.',
    });
  });

  test('409: what was decided is not disputed again, also by the hours that a dispute set', async () => {
    const id = await dispute(server);
    await call('POST', `/staffer/disputes/${id}/accept/`, { as: 'member', body: {} });

    expect((await open({ minutes: 500 })).error).toMatchObject({
      code: 'already_exists',
      message: 'This was disputed and decided before.',
    });
  });

  test('201: hours that change again are disputed again', async () => {
    const id = await dispute(server);
    await call('POST', `/staffer/disputes/${id}/accept/`, { as: 'member', body: {} });
    clock.advance(5);
    await set({ work_end_time: hoursFromStart(29), hours_updated_ts: clock.now() });

    expect((await open()).status).toBe(201);
  });

  test('409: the second of two concurrent disputes is refused', async () => {
    const responses = await Promise.all([open(), open()]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });
});

test.each([
  [{ minutes: -30 }, 'minutes', 'Enter 1 minute to 16 hours'],
  [{ minutes: 961 }, 'minutes', 'Enter 1 minute to 16 hours'],
  [{ minutes: 360 }, 'minutes', 'Claim more than the hours that count now.'],
  [{ minutes: undefined }, 'minutes', 'This field is required'],
  [{ note: ' ' }, 'note', 'This field is required'],
])('400: %j is refused at its field', async (body, target, message) => {
  expect(await open(body)).toMatchObject({ status: 400, error: { target, message } });
});

test.each([
  [{ amount: -1 }, 'Enter $0.01 to $10,000'],
  [{ amount: 147 }, 'Claim more than was paid.'],
  [{ amount: undefined }, 'This field is required'],
])('400: %j for a payment of $147 is refused at its field', async (body, message) => {
  await set(paid);
  expect(await open({ ...claimed, ...body })).toMatchObject({
    status: 400,
    error: { target: 'amount', message },
  });
});

test('400, 201: a claim that adds less than a card can be charged, unless the location is invoiced', async () => {
  await set(paid);
  // A cent more than $147.00 costs $0.31 with the fees of the card.
  expect((await open({ ...claimed, amount: 147.01 })).error).toMatchObject({
    target: 'amount',
    message: 'This adds less than $0.50, too little to charge.',
  });
  await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
  expect((await open({ ...claimed, amount: 147.01 })).status).toBe(201);
});

test('400: breaks count towards the 16 hours', async () => {
  await database
    .updateTable('gigs')
    .set({ unpaid_break_minutes: 30 })
    .where('id', '=', ids.postedGig)
    .execute();
  expect((await open({ minutes: 940 })).error).toMatchObject({
    target: 'minutes',
    message: 'At most 16 hours can be paid.',
  });
});

test('409: hours that no one changed', async () => {
  await set({ hours_updated_ts: null });
  expect((await open()).error?.message).toBe('No one changed these hours: there is nothing to dispute.');
});

test('401, 404: callers who are not the pro', async () => {
  expect(await call('POST', `/gigster/gig-applications/${first}/disputes/`, { body: {} })).toMatchObject({
    status: 401,
  });
  expect((await open({}, 'manager')).status).toBe(404);
  expect((await open({}, 'gigster', second)).status).toBe(404);
});
