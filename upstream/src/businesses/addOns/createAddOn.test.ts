import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = `/locations/${ids.harborHouse}/add-ons/`;
const concierge = { type: 'CONCIERGE', start_date: '2026-03-02' };

beforeEach(reset);

const book = (body: object, as: Person = 'manager') => call<{ id: number }>('POST', path, { as, body });
const count = async () => (await database.selectFrom('location_add_ons').select('id').execute()).length;

test('201: books an add-on without an end', async () => {
  const { status, body } = await book({ ...concierge, notes: ' Weekends only ' });

  expect(status).toBe(201);
  expect(body).toEqual({ id: body.id, ...concierge, end_date: null, notes: 'Weekends only' });
});

test('201: books an add-on for some days or a single one', async () => {
  expect((await book({ ...concierge, end_date: '2026-03-02' })).body).toMatchObject({
    end_date: '2026-03-02',
    notes: '',
  });
});

test('201: accepts a booking right after another one, and one of another type at any time', async () => {
  await book({ ...concierge, end_date: '2026-03-31' });

  expect((await book({ ...concierge, start_date: '2026-04-01' })).status).toBe(201);
  expect((await book({ ...concierge, type: 'HIRE' })).status).toBe(201);
});

test.each([
  [{ type: 'VALET' }, 'type', expect.stringContaining('CONCIERGE')],
  [{ start_date: undefined }, 'start_date', 'This field is required'],
  [{ start_date: '2026-02-30' }, 'start_date', 'Enter a date'],
  [{ start_date: '0000-01-01' }, 'start_date', 'Must be in the years 1900 to 2999'],
  [{ end_date: 'never' }, 'end_date', 'Enter a date'],
  [{ end_date: '2026-03-01' }, 'end_date', 'The last day is before the first day'],
  [{ notes: 'x'.repeat(1001) }, 'notes', 'At most 1000 characters'],
  [{ price: 5 }, 'price', 'price is not known here'],
])('400: rejects %j at its field', async (wrong, target, message) => {
  const { status, error } = await book({ ...concierge, ...wrong });

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target,
    message,
  });
  expect(await count()).toBe(0);
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', path, { body: concierge })).status).toBe(401);
});

test.each(['member', 'onsite'] as const)('403: rejects the %s', async (as) => {
  expect((await book(concierge, as)).error).toMatchObject({ target: 'add_ons.manage' });
});

test('404: rejects a location of another organization', async () => {
  expect((await book(concierge, 'rival')).status).toBe(404);
  expect(await count()).toBe(0);
});

test.each([
  ['2026-03-02', null],
  ['2026-02-01', '2026-03-02'],
  ['2026-02-01', null],
  ['2027-01-01', '2027-01-02'],
])('409: from %s to %s overlaps another booking', async (start_date, end_date) => {
  await book(concierge);

  const { status, error } = await book({ ...concierge, start_date, end_date });

  expect(status).toBe(409);
  expect(error).toMatchObject({
    code: 'already_exists',
    target: 'start_date',
    message: 'This add-on is already booked from Mar 2, 2026 on.',
  });
  expect(await count()).toBe(1);
});

test('409: one of two concurrent bookings succeeds', async () => {
  const responses = await Promise.all([book(concierge), book(concierge)]);

  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
});
