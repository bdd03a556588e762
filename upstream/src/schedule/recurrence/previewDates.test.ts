import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids } = await startTestServer();

const preview = (body: object, headers = {}) =>
  call<object[]>('POST', '/staffer/gigs/v2/recurring-pattern/dates/', { as: 'member', body, headers });

const weekly = { freq: 'WEEKLY', timezone: 'America/New_York' };

test('200: keeps local times across daylight saving changes, and marks affected dates', async () => {
  const { status, body } = await preview({
    ...weekly,
    dtstart: '2026-10-25T01:30:00',
    dtend: '2026-10-25T09:00:00',
    until: '2026-11-08',
  });

  expect(status).toBe(200);
  expect(body).toEqual([
    {
      date: '2026-10-25',
      start_time: '2026-10-25T05:30:00.000Z',
      end_time: '2026-10-25T13:00:00.000Z',
      is_start_moved: false,
      is_repeated_hour: false,
    },
    expect.objectContaining({
      date: '2026-11-01',
      start_time: '2026-11-01T05:30:00.000Z',
      end_time: '2026-11-01T14:00:00.000Z',
      is_repeated_hour: true,
    }),
    expect.objectContaining({ start_time: '2026-11-08T06:30:00.000Z', is_repeated_hour: false }),
  ]);
});

test('200: moves a skipped start to the next valid minute, and its end with it', async () => {
  const { body } = await preview({
    ...weekly,
    dtstart: '2026-03-08T02:00:00',
    dtend: '2026-03-08T10:00:00',
    until: '2026-03-08',
  });

  expect(body).toMatchObject([
    { start_time: '2026-03-08T07:00:00.000Z', end_time: '2026-03-08T15:00:00.000Z', is_start_moved: true },
  ]);
});

test('200: accepts instants; without an end the ends are null', async () => {
  const { body } = await preview({ ...weekly, dtstart: '2026-03-06T04:00:00Z', until: '2026-03-12' });

  expect(body).toMatchObject([
    { date: '2026-03-05', end_time: null },
    { date: '2026-03-12', start_time: '2026-03-13T03:00:00.000Z' },
  ]);
});

test('200: without a time zone, times are those of the current location', async () => {
  const rule = { freq: 'DAILY', dtstart: '2026-03-06T18:00:00', until: '2026-03-06' };
  const { body } = await preview(rule, { 'x-location-id': String(ids.harborHouse) });

  expect(body).toMatchObject([{ start_time: '2026-03-07T00:00:00.000Z' }]);
});

test('404: a location of another organization has no time zone', async () => {
  const rule = { freq: 'DAILY', dtstart: '2026-03-06T18:00:00' };
  const { status } = await preview(rule, { 'x-location-id': String(ids.summitHotel) });

  expect(status).toBe(404);
});

describe('400', () => {
  const dtstart = '2026-03-06T18:00:00';
  test.each([
    [{ freq: 'YEARLY' }, 'freq'],
    [{ interval: 0 }, 'interval'],
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ timezone: undefined }, 'timezone'],
    [{ dtstart: 'tomorrow' }, 'dtstart'],
    [{ dtstart: '0000-01-01T00:00:00Z' }, 'dtstart'],
    [{ dtstart: '9999-12-31T23:00:00-12:00' }, 'dtstart'],
    [{ dtend: '9999-12-31T23:00:00' }, 'dtend'],
    [{ dtend: '2026-03-01T18:00:00' }, 'dtend'],
    [{ until: '2026-03-05' }, 'until'],
    [{ until: '0000-01-01' }, 'until'],
    [{ until: '2027-03-03' }, 'until'],
    [{ freq: 'DAILY' }, 'until'],
    [{ dtstart: '2027-03-06T18:00:00' }, 'until'],
    [{ byweekdays: [{ weekday: 7 }] }, 'byweekdays.0.weekday'],
    [{ byweekdays: [{ weekday: 1, occurrence: 1 }] }, 'byweekdays.0.occurrence'],
    [{ freq: 'MONTHLY', byweekdays: [{ weekday: 1 }] }, 'byweekdays.0.occurrence'],
  ])('%j is refused at %s', async (wrong, target) => {
    const { status, error } = await preview({ ...weekly, dtstart, ...wrong });

    expect(status).toBe(400);
    expect(error?.target).toBe(target);
  });
});

test('401: not without a session', async () => {
  expect((await call('POST', '/staffer/gigs/v2/recurring-pattern/dates/', { body: weekly })).status).toBe(
    401,
  );
});

test('403: who has no business has no dates', async () => {
  const body = { ...weekly, dtstart: '2026-03-06T18:00:00' };
  const response = await call('POST', '/staffer/gigs/v2/recurring-pattern/dates/', { as: 'gigster', body });

  expect(response.error).toMatchObject({ code: 'permission_denied' });
});
