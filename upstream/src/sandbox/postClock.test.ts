import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../testing/builders.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const production = await startTestServer({ isProduction: true });

beforeEach(reset);

type Moved = {
  now: string;
  offset_seconds: number;
  next_event: string | null;
  target: string;
  is_complete: boolean;
};
const move = (body: object) => call<Moved>('POST', '/sandbox/clock/', { as: 'manager', body });

describe('200:', () => {
  test('200: the clock moves by an hour, and all responses report the offset afterwards', async () => {
    const { status, body, headers } = await move({ advance_minutes: 60 });

    expect(status).toBe(200);
    expect(body).toEqual({
      now: hoursFromStart(1).toISOString(),
      offset_seconds: 3600,
      next_event: hoursFromStart(24).toISOString(),
      target: hoursFromStart(1).toISOString(),
      is_complete: true,
    });
    expect(headers['x-clock-offset']).toBe('3600000');
  });

  test('200: the clock moves to the next event, and what is due is processed', async () => {
    const { body } = await move({ to_next_event: true });

    expect(body.now).toBe(hoursFromStart(24).toISOString());
    const gig = await database
      .selectFrom('gigs')
      .select(['status', 'last_updated_ts'])
      .where('id', '=', ids.postedGig)
      .executeTakeFirstOrThrow();
    expect(gig).toEqual({ status: 'UNFILLED', last_updated_ts: hoursFromStart(24) });
  });

  test('200: the clock moves to the next event of one location, past those of others', async () => {
    await database
      .updateTable('gigs')
      .set({ start_time: hoursFromStart(30), end_time: hoursFromStart(34) })
      .where('id', '=', ids.postedGig)
      .execute();
    const { body } = await move({ to_next_event: true, location_id: ids.harborHouse });

    expect(body.now).toBe(hoursFromStart(30).toISOString());
  });

  test('200: the clock moves towards the next event if it is beyond the maximum move', async () => {
    await database
      .updateTable('gigs')
      .set({ start_time: hoursFromStart(40 * 24), end_time: hoursFromStart(40 * 24 + 8) })
      .where('status', '=', 'POSTED')
      .execute();
    const first = await move({ to_next_event: true });
    const second = await move({ to_next_event: true });

    expect(first.body).toMatchObject({ now: hoursFromStart(31 * 24).toISOString(), is_complete: true });
    expect(second.body.now).toBe(hoursFromStart(40 * 24).toISOString());
  });

  test.each([
    ['opens to the whole network', { network_group_hours: 5 }, 5],
    // A third of the time until the start is not a whole number of milliseconds.
    ['opens at short notice', { network_group_hours: 20, start_time: '2026-03-02T18:00:00.001Z' }, 1],
  ])('200: the clock moves to when a gig for groups %s', async (_what, values, hours) => {
    const gigId = await addGig(database, { created_ts: hoursFromStart(0), type: 'NETWORK', ...values });
    const { body } = await move({ to_next_event: true });
    const opened = await database
      .selectFrom('gigs')
      .select(['is_for_groups_only', 'last_updated_ts'])
      .where('id', '=', gigId)
      .executeTakeFirst();

    expect(Date.parse(body.now) - hoursFromStart(hours).getTime()).toBeOneOf([0, 1]);
    expect(opened).toEqual({ is_for_groups_only: false, last_updated_ts: new Date(body.now) });
  });

  test('200: the clock moves to when auto-select evaluates applicants, but not to a retry that would fail', async () => {
    const gigId = await addGig(database, {
      start_time: hoursFromStart(80),
      end_time: hoursFromStart(88),
      auto_select_enabled: true,
    });
    await addApplication(database, { gig_id: gigId, pro_id: ids.idlePro });

    // There is no payment method.
    expect((await move({ to_next_event: true })).body).toMatchObject({
      now: hoursFromStart(8).toISOString(),
      next_event: hoursFromStart(24).toISOString(),
    });
  });

  test('200: the clock moves nowhere if nothing is due', async () => {
    await database.deleteFrom('gigs').execute();
    const { body } = await move({ to_next_event: true });

    expect(body).toMatchObject({ now: hoursFromStart(0).toISOString(), next_event: null, is_complete: true });
  });

  test('200: everything is processed at its due time, however far the clock moves', async () => {
    await database.updateTable('gigs').set({ status: 'CONFIRMED' }).where('id', '=', ids.vineGig).execute();
    await move({ advance_minutes: 40 * 60 });

    const gigs = await database
      .selectFrom('gigs')
      .select(['id', 'status', 'last_updated_ts'])
      .where('id', 'in', [ids.postedGig, ids.vineGig])
      .orderBy('id')
      .execute();
    expect(gigs).toEqual([
      { id: ids.postedGig, status: 'UNFILLED', last_updated_ts: hoursFromStart(24) },
      { id: ids.vineGig, status: expect.any(String), last_updated_ts: hoursFromStart(32) },
    ]);
  });

  test('200: the clock moves to an instant, and back to the real time', async () => {
    await move({ to: hoursFromStart(5).toISOString() });
    expect(clock.now()).toEqual(hoursFromStart(5));

    const { body, headers } = await move({ reset: true });
    expect(body).toMatchObject({ now: hoursFromStart(0).toISOString(), offset_seconds: 0 });
    expect(headers['x-clock-offset']).toBeUndefined();
  });

  test('200: the clock moves without expiring sessions and codes', async () => {
    await call('POST', '/auth/email/', { body: { email: 'member@brigade.example' } });
    await move({ advance_minutes: 31 * 24 * 60 });
    await move({ advance_minutes: 31 * 24 * 60 });
    const { code } = await database.selectFrom('outbox_messages').select('code').executeTakeFirstOrThrow();
    const signedIn = await call<{ token: string }>('POST', '/auth/email/verify/', {
      body: { email: 'member@brigade.example', code },
    });

    expect(signedIn.status).toBe(200);
    const headers = { authorization: `Bearer ${signedIn.body.token}` };
    expect((await call('GET', '/users/me/', { headers })).status).toBe(200);
  });
});

test.each([
  [{}, 'advance_minutes'],
  [{ advance_minutes: 60, reset: true }, 'advance_minutes'],
  [{ advance_minutes: 0 }, 'advance_minutes'],
  [{ advance_minutes: 44_641 }, 'advance_minutes'],
  [{ to: hoursFromStart(-1).toISOString() }, 'to'],
  [{ to: hoursFromStart(32 * 24).toISOString() }, 'to'],
  [{ to: 'tomorrow' }, 'to'],
])('400: rejects %j', async (body, target) => {
  const { status, error } = await move(body);

  expect({ status, target: error?.target }).toEqual({ status: 400, target });
  expect(clock.offset).toBe(0);
});

test('404: rejects a location without access', async () => {
  expect((await move({ to_next_event: true, location_id: ids.summitHotel })).status).toBe(404);
});

test('404: does not exist in production', async () => {
  const { status } = await production.call('POST', '/sandbox/clock/', { as: 'admin', body: { reset: true } });

  expect(status).toBe(404);
});
