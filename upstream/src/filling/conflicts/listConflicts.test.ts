import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, addGig, addLocation, hoursFromStart } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ConflictResponse } from './conflictResponse.ts';

const { call, database, ids, reset } = await startTestServer();
const [application] = ids.openApplications;

beforeEach(reset);

type Body = { results: { id: number; conflicts: ConflictResponse[] }[] };

const list = (query: string, as?: Person) =>
  call<Body>('GET', `/staffer/gig-applications/conflicts/?ids=${query}`, as && { as });

type Held = { from: number; until: number; location_id?: number; is_confirmed?: boolean; pause?: number };

/** Gives the applicant a place in another gig; its times are hours after the test's start. */
async function hold({ from, until, location_id, is_confirmed = true, pause = 0 }: Held) {
  const gig_id = await addGig(database, {
    location_id: location_id ?? ids.vineStreet,
    start_time: hoursFromStart(from),
    end_time: hoursFromStart(until),
    unpaid_break_minutes: pause,
  });
  const id = await addApplication(database, { gig_id, pro_id: 1, is_selected: true, is_confirmed });
  return { gig_id, id };
}

async function conflictsFor(as: Person = 'owner') {
  return (await list(String(application), as)).body.results[0]?.conflicts;
}

test('200: returns an empty list for an applicant without other work', async () => {
  const { status, body } = await list(ids.openApplications.join(), 'member');

  expect(status).toBe(200);
  expect(body.results).toEqual(ids.openApplications.map((id) => ({ id, conflicts: [] })));
});

test('200: finds work at the same time at another location of the organization', async () => {
  const { gig_id } = await hold({ from: 30, until: 34, is_confirmed: false });

  expect(await conflictsFor('owner')).toEqual([
    {
      kind: 'OVERLAP',
      work: {
        start_time: hoursFromStart(30).toISOString(),
        end_time: hoursFromStart(34).toISOString(),
        is_confirmed: false,
        gig_id,
        location: { id: ids.vineStreet, name: 'Vine Street Kitchen' },
      },
      rest_minutes: null,
      week_minutes: null,
      week_start: null,
    },
  ]);
});

test('200: hides a location where the caller has no role', async () => {
  await hold({ from: 30, until: 34 });

  const [conflict] = (await conflictsFor('member')) ?? [];

  expect(conflict?.work).toMatchObject({ gig_id: null, location: null });
  expect(JSON.stringify(conflict)).not.toContain('Vine');
});

test('200: finds too little rest, in minutes', async () => {
  await hold({ from: 18, until: 20.5, location_id: ids.harborHouse });

  expect(await conflictsFor('member')).toMatchObject([
    { kind: 'SHORT_REST', rest_minutes: 210, work: { location: { name: 'Harbor House' } } },
  ]);
});

test('200: finds a week of more than 40 hours, from Sunday to Sunday, without breaks', async () => {
  // The gig is on a Tuesday, 9 am to 5 pm in Nashville.
  await hold({ from: 48, until: 60, pause: 30 });
  await hold({ from: 72, until: 84 });
  expect(await conflictsFor()).toEqual([]);
  const friday = await hold({ from: 96, until: 104.5 });
  // On the next Sunday.
  await hold({ from: 144, until: 152 });
  expect(await conflictsFor()).toEqual([]);
  await database
    .updateTable('gig_applications')
    .set({ work_end_time: hoursFromStart(104.6) })
    .where('id', '=', friday.id)
    .execute();

  expect(await conflictsFor()).toMatchObject([
    { kind: 'OVERTIME', work: null, week_minutes: 2406, week_start: '2026-03-01T06:00:00.000Z' },
  ]);
});

test('200: counts elapsed hours across daylight saving changes', async () => {
  // On 8 March 2026 at 2 am the clocks of Nashville jump to 3 am: from midnight to 8:59 one hour less passes.
  const gig_id = await addGig(database, {
    start_time: new Date('2026-03-08T13:59:00Z'),
    end_time: new Date('2026-03-08T20:00:00Z'),
  });
  const id = await addApplication(database, { gig_id, pro_id: 1 });
  const night = await addGig(database, {
    start_time: new Date('2026-03-07T23:00:00Z'),
    end_time: new Date('2026-03-08T06:00:00Z'),
  });
  await addApplication(database, { gig_id: night, pro_id: 1, is_selected: true, is_confirmed: true });

  const { body } = await list(String(id), 'member');

  expect(body.results[0]?.conflicts).toMatchObject([{ kind: 'SHORT_REST', rest_minutes: 479 }]);
});

describe('200: finds no conflict with', () => {
  test('200: finds no conflict with an open application, a cancelled one, or one of a cancelled gig', async () => {
    const { id, gig_id } = await hold({ from: 30, until: 34 });
    const update = (values: object) =>
      database.updateTable('gig_applications').set(values).where('id', '=', id).execute();
    await update({ is_selected: false, is_confirmed: false });
    expect(await conflictsFor()).toEqual([]);
    await update({ is_selected: true, is_cancelled: true, cancellation_reason: 'OTHER' });
    expect(await conflictsFor()).toEqual([]);
    await update({ is_cancelled: false, cancellation_reason: null });
    expect(await conflictsFor()).toHaveLength(1);
    await database.updateTable('gigs').set({ status: 'CANCELLED' }).where('id', '=', gig_id).execute();
    expect(await conflictsFor()).toEqual([]);
  });

  test('200: finds no conflict with work for another organization', async () => {
    const location_id = await addLocation(database, { organization_id: ids.summit, name: 'Summit Bar' });
    await hold({ from: 30, until: 34, location_id });

    expect(await conflictsFor('admin')).toEqual([]);
  });

  test('200: finds no conflict with an application that is cancelled or whose gig is over', async () => {
    await hold({ from: 30, until: 34 });
    await database
      .updateTable('gigs')
      .set({ start_time: hoursFromStart(-9), end_time: hoursFromStart(-1) })
      .where('id', '=', ids.postedGig)
      .execute();
    expect(await conflictsFor()).toEqual([]);
  });
});

test('200: omits applications that are not visible to the caller', async () => {
  expect((await list(`${application},${ids.summitApplication},999999`, 'member')).body.results).toEqual([
    { id: application, conflicts: [] },
  ]);
  expect((await list(String(application), 'rival')).body.results).toEqual([]);
});

test('200: accepts 200 applications', async () => {
  const many = Array.from({ length: 199 }, (_, index) => 1000 + index);

  expect((await list([application, ...many].join(), 'member')).body.results).toHaveLength(1);
});

test.each(['', 'x', '0', Array.from({ length: 201 }, (_, index) => index + 1).join()])(
  '400: the ids %.20s',
  async (query) => {
    const { status, error } = await list(query, 'member');

    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid', target: expect.stringContaining('ids') });
  },
);

test('401 without a session; 403 without any role', async () => {
  expect((await list('1')).status).toBe(401);
  expect((await list('1', 'gigster')).status).toBe(403);
});
