import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { addBankAccount } from '../testing/bankAccount.ts';
import { addGig, addPro, hoursFromStart } from '../testing/builders.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

const hours = 60;
type Moved = { target: string; is_complete: boolean };
const post = (body: object) => call<Moved>('POST', '/sandbox/clock/', { as: 'manager', body });

/** A move may stop on its way when the machine is slow. */
async function move(minutes: number): Promise<void> {
  let { body } = await post({ advance_minutes: minutes });
  while (!body.is_complete) ({ body } = await post({ to: body.target }));
}

const switchOn = (seed: number) =>
  call('PATCH', '/sandbox/script/', { as: 'manager', body: { is_on: true, seed } });

/** What has happened, without ids that say nothing. */
async function world(trx: Database) {
  const acts = await trx
    .selectFrom('sandbox_acts')
    .select(['kind', 'pro_id', 'gig_id', 'due_ts', 'done_ts', 'refusal'])
    .where('done_ts', 'is not', null)
    .orderBy('done_ts')
    .orderBy('gig_id')
    .orderBy('pro_id')
    .orderBy('kind')
    .execute();
  const applications = await trx
    .selectFrom('gig_applications')
    .select(['gig_id', 'pro_id', 'is_selected', 'is_confirmed', 'is_cancelled', 'last_updated_ts'])
    .orderBy('gig_id')
    .orderBy('pro_id')
    .execute();
  const gigs = await trx
    .selectFrom('gigs')
    .select(['id', 'status', 'last_updated_ts', 'confirmed_applications'])
    .orderBy('id')
    .execute();
  const punches = await trx
    .selectFrom('time_punches')
    .select(['time', 'punch_type', 'application_id'])
    .orderBy('time')
    .orderBy('application_id')
    .execute();
  return { acts, applications, gigs, punches };
}

/** A gig soon, offered to six pros: goes on for six hours in steps of so many minutes. */
async function play(seed: number, step: number) {
  await reset();
  await addBankAccount(database, { location_id: ids.harborHouse });
  const gigId = await addGig(database, {
    start_time: hoursFromStart(2),
    end_time: hoursFromStart(4),
    allowed_confirmed_pros: 5,
  });
  const pros: number[] = [...ids.pros, ids.idlePro];
  while (pros.length < 10) pros.push(await addPro(database));
  await database
    .insertInto('pro_skills')
    .values(pros.map((proId) => ({ pro_id: proId, skill_id: ids.server })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await switchOn(seed);
  await call('POST', '/staffer/direct-offers/', {
    as: 'manager',
    body: { application_type: 'DIRECT_OFFER', gig_id: gigId, pro_ids: pros.slice(4) },
  });
  for (let gone = 0; gone < 6 * hours; gone += step) await move(step);
  return world(database);
}

describe('the script', () => {
  test('is off until somebody switches it on', async () => {
    expect((await call('GET', '/sandbox/script/', { as: 'manager' })).body).toEqual({
      is_on: false,
      seed: 1,
    });
    await move(4 * hours);

    expect((await world(database)).acts).toEqual([]);
  });

  test('does the same after the same seed and the same moves, on a database that is as new', async () => {
    const first = await play(7, 3 * hours);

    expect(first.acts.length).toBeGreaterThan(3);
    expect(await play(7, 3 * hours)).toEqual(first);
  });

  test('does in one long move what it does in many short ones', async () => {
    const inSteps = await play(11, 2 * hours);
    const atOnce = await play(11, 6 * hours);

    expect(inSteps.acts.length).toBeGreaterThan(3);
    expect(atOnce).toEqual(inSteps);
  });

  test('does something else after another seed', async () => {
    const three = await play(3, 6 * hours);
    const four = await play(4, 6 * hours);

    expect(three.acts).not.toEqual(four.acts);
  });

  test('each act happens at its own time, as the pro, by the rules', async () => {
    const { acts } = await play(7, 6 * hours);
    for (const { due_ts, done_ts } of acts) expect(done_ts).toEqual(due_ts);
    const changes = await database
      .selectFrom('changes')
      .innerJoin('pros', 'pros.user_id', 'changes.actor_user_id')
      .select(['pros.id', 'changes.created_ts'])
      .execute();

    expect(acts.map(({ kind }) => kind)).toContain('CLOCK_IN');
    expect(changes.length).toBeGreaterThan(0);
  });

  test('switched off, nobody does anything; on again, everything is planned anew', async () => {
    await play(7, 6 * hours);
    await call('PATCH', '/sandbox/script/', { as: 'manager', body: { is_on: false } });
    const before = (await world(database)).acts.length;
    const undone = await database
      .selectFrom('sandbox_acts')
      .select('id')
      .where('done_ts', 'is', null)
      .execute();
    await move(10 * hours);

    expect(undone).toEqual([]);
    expect((await world(database)).acts).toHaveLength(before);
  });
});

test('200: acts of the locations that one may see, the newest first', async () => {
  await database
    .insertInto('sandbox_acts')
    .values(
      [
        { location_id: ids.harborHouse, gig_id: ids.postedGig, kind: 'APPLY' as const, hour: 1 },
        { location_id: ids.harborHouse, gig_id: ids.postedGig, kind: 'NO_SHOW' as const, hour: 2 },
        { location_id: ids.summitHotel, gig_id: ids.summitGig, kind: 'APPLY' as const, hour: 3 },
      ].map(({ hour, ...act }) => ({
        ...act,
        pro_id: 1,
        due_ts: hoursFromStart(hour),
        done_ts: hoursFromStart(hour),
      })),
    )
    .execute();
  const { status, body } = await call<{ count: number; results: { kind: string; gig: object }[] }>(
    'GET',
    `/sandbox/acts/?location_id=${ids.harborHouse}`,
    { as: 'manager' },
  );

  expect(status).toBe(200);
  expect(body.count).toBe(2);
  expect(body.results.map(({ kind }) => kind)).toEqual(['NO_SHOW', 'APPLY']);
  expect(body.results[0]?.gig).toMatchObject({ id: ids.postedGig, skill_name: 'Server' });
});

test.each([{ seed: 0 }, { seed: 1_000_000 }, { seed: 1.5 }, { is_on: 'yes' }, { on: true }])(
  '400: %j is no setting of the script',
  async (body) => {
    expect((await call('PATCH', '/sandbox/script/', { as: 'manager', body })).status).toBe(400);
  },
);

test('404: acts of a location that one may not know of', async () => {
  const path = `/sandbox/acts/?location_id=${ids.summitHotel}`;

  expect((await call('GET', path, { as: 'manager' })).status).toBe(404);
});
