import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids, reset } = await startTestServer();
const path = `/locations/${ids.harborHouse}/add-ons/`;
let id = 0;

beforeEach(async () => {
  await reset();
  id = await book({ start_date: '2026-03-02', notes: 'By phone' });
});

async function book(values: object): Promise<number> {
  const { body } = await call<{ id: number }>('POST', path, {
    as: 'manager',
    body: { type: 'CONCIERGE', ...values },
  });
  return body.id;
}

const change = (body: object, as: Person = 'manager', at = `${path}${id}/`) =>
  call('PATCH', at, { as, body });

test('200: ends and reopens a booking', async () => {
  const booked = { id, type: 'CONCIERGE', start_date: '2026-03-02', end_date: null, notes: 'By phone' };

  const ended = await change({ end_date: '2026-03-31' });

  expect(ended.status).toBe(200);
  expect(ended.body).toEqual({ ...booked, end_date: '2026-03-31' });
  expect((await change({ end_date: null })).body).toEqual(booked);
});

test('200: does not conflict with its own days', async () => {
  expect((await change({ start_date: '2026-03-05', notes: '' })).body).toMatchObject({
    start_date: '2026-03-05',
    notes: '',
  });
});

test.each([
  [{ end_date: '2026-03-01' }, 'end_date', 'The last day is before the first day'],
  [{ start_date: 'soon' }, 'start_date', 'Enter a date'],
  [{ type: 'HIRE' }, 'type', 'type is not known here'],
])('400: rejects %j at its field', async (body, target, message) => {
  expect((await change(body)).error).toMatchObject({ code: 'invalid', target, message });
});

test('401: rejects a request without a session', async () => {
  expect((await call('PATCH', `${path}${id}/`, { body: {} })).status).toBe(401);
});

test.each(['member', 'onsite'] as const)('403: rejects the %s', async (as) => {
  expect((await change({ notes: '' }, as)).error).toMatchObject({ target: 'add_ons.manage' });
});

test('404: rejects callers without access, unknown bookings and other locations', async () => {
  expect((await change({}, 'rival')).status).toBe(404);
  expect((await change({}, 'manager', `${path}999999/`)).status).toBe(404);
  expect((await change({}, 'owner', `/locations/${ids.vineStreet}/add-ons/${id}/`)).status).toBe(404);
});

test('409: rejects days that overlap another booking of the same type', async () => {
  await change({ end_date: '2026-03-31' });
  await book({ start_date: '2026-04-01' });

  expect((await change({ end_date: null })).error).toMatchObject({ code: 'already_exists' });
  expect((await change({ end_date: '2026-04-01' })).error).toMatchObject({
    message: 'This add-on is already booked from Apr 1, 2026 on.',
  });
});
