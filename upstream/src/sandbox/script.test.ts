import { beforeEach, describe, expect, test } from 'vitest';
import { addBankAccount } from '../testing/bankAccount.ts';
import { addGig, addPro, hoursFromStart } from '../testing/builders.ts';
import { sandboxPlay } from '../testing/sandboxPlay.ts';
import { sandboxWorld } from '../testing/sandboxWorld.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

const hours = 60;
const { move, switchOn } = sandboxPlay({ call });

/** Adds a gig with offers to six pros and moves the clock by six hours in steps of so many minutes. */
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
  // The test's own changes are recorded with the real time.
  await database.deleteFrom('changes').execute();
  await switchOn(seed);
  await call('POST', '/staffer/direct-offers/', {
    as: 'manager',
    body: { application_type: 'DIRECT_OFFER', gig_id: gigId, pro_ids: pros.slice(4) },
  });
  for (let gone = 0; gone < 6 * hours; gone += step) await move(step);
  return sandboxWorld(database);
}

describe('the script', () => {
  test('the script is off by default', async () => {
    expect((await call('GET', '/sandbox/script/', { as: 'manager' })).body).toEqual({
      is_on: false,
      seed: 1,
    });
    await move(4 * hours);

    expect((await sandboxWorld(database)).acts).toEqual([]);
  });

  test('the script is deterministic for equal seeds and moves', async () => {
    const first = await play(7, 3 * hours);

    expect(first.acts.length).toBeGreaterThan(3);
    expect(await play(7, 3 * hours)).toEqual(first);
  });

  test('the script has the same result after one long move and many short ones', async () => {
    const inSteps = await play(11, 2 * hours);
    const atOnce = await play(11, 6 * hours);

    expect(inSteps.acts.length).toBeGreaterThan(3);
    expect(atOnce).toEqual(inSteps);
  });

  test('the script has another result with another seed', async () => {
    const three = await play(3, 6 * hours);
    const four = await play(4, 6 * hours);

    expect(three.acts).not.toEqual(four.acts);
  });

  test('the script performs each act at its due time, as the pro, subject to the rules', async () => {
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

  test('the script stops when switched off and replans when switched on', async () => {
    await play(7, 6 * hours);
    await call('PATCH', '/sandbox/script/', { as: 'manager', body: { is_on: false } });
    const before = (await sandboxWorld(database)).acts.length;
    const undone = await database
      .selectFrom('sandbox_acts')
      .select('id')
      .where('done_ts', 'is', null)
      .execute();
    await move(10 * hours);

    expect(undone).toEqual([]);
    expect((await sandboxWorld(database)).acts).toHaveLength(before);
  });
});

test("200: lists acts at the caller's locations, newest first", async () => {
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
  '400: rejects %j',
  async (body) => {
    expect((await call('PATCH', '/sandbox/script/', { as: 'manager', body })).status).toBe(400);
  },
);

test('404: rejects a location without access', async () => {
  const path = `/sandbox/acts/?location_id=${ids.summitHotel}`;

  expect((await call('GET', path, { as: 'manager' })).status).toBe(404);
});
