import { beforeEach, describe, expect, test } from 'vitest';
import { hoursFromStart } from '../testing/builders.ts';
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
  test('an hour on, and every answer says by how much from then on', async () => {
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

  test('on to the next event, and what is due then has happened', async () => {
    const { body } = await move({ to_next_event: true });

    expect(body.now).toBe(hoursFromStart(24).toISOString());
    const gig = await database
      .selectFrom('gigs')
      .select(['status', 'last_updated_ts'])
      .where('id', '=', ids.postedGig)
      .executeTakeFirstOrThrow();
    expect(gig).toEqual({ status: 'UNFILLED', last_updated_ts: hoursFromStart(24) });
  });

  test('on to the next event of one location, past those of others', async () => {
    await database
      .updateTable('gigs')
      .set({ start_time: hoursFromStart(30), end_time: hoursFromStart(34) })
      .where('id', '=', ids.postedGig)
      .execute();
    const { body } = await move({ to_next_event: true, location_id: ids.harborHouse });

    expect(body.now).toBe(hoursFromStart(30).toISOString());
  });

  test('nowhere, when nothing is going to happen', async () => {
    await database.deleteFrom('gigs').execute();
    const { body } = await move({ to_next_event: true });

    expect(body).toMatchObject({ now: hoursFromStart(0).toISOString(), next_event: null, is_complete: true });
  });

  test('each thing happens at its own time, however far the clock goes', async () => {
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

  test('to a moment, and back to the real time', async () => {
    await move({ to: hoursFromStart(5).toISOString() });
    expect(clock.now()).toEqual(hoursFromStart(5));

    const { body, headers } = await move({ reset: true });
    expect(body).toMatchObject({ now: hoursFromStart(0).toISOString(), offset_seconds: 0 });
    expect(headers['x-clock-offset']).toBeUndefined();
  });

  test('nobody is signed out by it, and a code stays good', async () => {
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
])('400: %j is no move', async (body, target) => {
  const { status, error } = await move(body);

  expect({ status, target: error?.target }).toEqual({ status: 400, target });
  expect(clock.offset).toBe(0);
});

test('404: a location that the caller may not know of', async () => {
  expect((await move({ to_next_event: true, location_id: ids.summitHotel })).status).toBe(404);
});

test('404: production has no clock to move', async () => {
  const { status } = await production.call('POST', '/sandbox/clock/', { as: 'admin', body: { reset: true } });

  expect(status).toBe(404);
});
