import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOperations } from './deleteOldOperations.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { currentTermsVersion } from '../../terms/currentTermsVersion.ts';
import { addPro } from '../../testing/builders.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { carryOutOffers } from './processQueuedOffers.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const upstream = { database, clock, settings: testSettings };

beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
});

const offer = { application_type: 'DIRECT_OFFER', gig_id: ids.postedGig };

async function queue(body: object): Promise<number> {
  const answer = await call<{ id: number; status: string }>('POST', '/staffer/direct-offers/?is_async=true', {
    as: 'member',
    body: { ...offer, ...body },
  });
  expect(answer).toMatchObject({ status: 202, body: { status: 'queued' } });
  return answer.body.id;
}

type Operation = { status: string; done: number; results: { ok: boolean; pro_id: number }[] };

const look = (id: number, as: 'member' | 'onsite' | 'rival' = 'member') =>
  call<Operation>('GET', `/staffer/operations/${id}/`, { as });

test('202, then 200: nothing is done until its turn comes, then each for themselves', async () => {
  const id = await queue({ pro_ids: [1, 999, 2] });
  expect(await look(id)).toMatchObject({ status: 200, body: { status: 'queued', total: 3, done: 0 } });
  await runDueWork(upstream);
  expect(await look(id)).toMatchObject({
    status: 200,
    body: {
      status: 'done',
      done: 3,
      results: [
        { ok: true, pro: { profile_id: 1 }, offer: { status: 'PENDING' } },
        { ok: false, pro: null, error: { code: 'not_found' } },
        { ok: true, pro_id: 2 },
      ],
      finished_ts: clock.now().toISOString(),
    },
  });
});

test('what a restart interrupts goes on where it stopped, and asks nobody twice', async () => {
  const pros: number[] = [];
  for (let count = 0; count < 25; count += 1) pros.push(await addPro(database));
  const id = await queue({ pro_ids: pros });
  await database.transaction().execute((trx) => carryOutOffers.work(upstream, trx, clock.now()));
  const { body: half } = await look(id);
  expect(half).toMatchObject({ status: 'running', done: 20 });
  await runDueWork(upstream);
  const { body } = await look(id);
  expect(body.status).toBe('done');
  expect(body.results.map(({ ok, pro_id }) => [ok, pro_id])).toEqual(pros.map((pro) => [true, pro]));
});

test('404: a day after it was carried out it is forgotten, unlike its offers and what is under way', async () => {
  const id = await queue({ pro_ids: [1] });
  await runDueWork(upstream);
  const waiting = await queue({ pro_ids: [2] });
  clock.advance(24 * 60 - 1);
  expect(await runDueWork(upstream, [forgetOperations])).toEqual({});
  expect((await look(id)).status).toBe(200);
  clock.advance(1);
  expect(await runDueWork(upstream, [forgetOperations])).toEqual({ forgetOperations: 1 });

  expect((await look(id)).status).toBe(404);
  expect((await look(waiting)).body).toMatchObject({ status: 'queued' });
  expect(await database.selectFrom('direct_offers').select('pro_id').execute()).toEqual([{ pro_id: 1 }]);
});

test('the offers are those of who asked for them', async () => {
  await queue({ pro_ids: [1] });
  await runDueWork(upstream);
  const made = await database.selectFrom('direct_offers').select('created_by_user_id').execute();
  expect(made).toEqual([{ created_by_user_id: people.member.id }]);
});

test('who has lost the right meanwhile asks nobody', async () => {
  const id = await queue({ pro_ids: [1] });
  await database.deleteFrom('location_managers').where('user_id', '=', people.member.id).execute();
  await runDueWork(upstream);
  const { body } = await call<Operation>('GET', `/staffer/operations/${id}/`, { as: 'manager' });
  expect(body).toMatchObject({ status: 'done', results: [{ ok: false, error: { code: 'not_found' } }] });
});

async function group(...proIds: number[]): Promise<number> {
  const { id } = await database
    .insertInto('pro_groups')
    .values({
      location_id: ids.harborHouse,
      name: `Regulars ${proIds.join()}`,
      created_ts: clock.now(),
      last_updated_ts: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const pro_id of proIds) {
    const member = { pro_id, location_id: ids.harborHouse, created_ts: clock.now() };
    await database
      .insertInto('network_members')
      .values({ ...member, source: 'TEAM' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await database
      .insertInto('pro_group_members')
      .values({ ...member, group_id: id })
      .execute();
  }
  return id;
}

async function asked(body: object, query = '') {
  const answer = await call<{ pro_id: number }[]>('POST', `/staffer/direct-offers/${query}`, {
    as: 'member',
    body: { ...offer, ...body },
  });
  expect(answer.status).toBe(200);
  return answer.body.map(({ pro_id }) => pro_id);
}

describe('whom an offer reaches', () => {
  test('200: the members of groups, who is in several once', async () => {
    const groups = [await group(1, 2), await group(2, 3)];
    const pros = await asked({ pro_ids: [3], group_ids: groups });
    expect(pros[0]).toBe(3);
    expect(pros.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  });

  test('200: the recommended, without those who are named', async () => {
    const pros = await asked({ pro_ids: [1] }, '?is_for_recommended_pros=true');
    expect(pros[0]).toBe(1);
    expect(new Set(pros).size).toBe(pros.length);
    expect(pros.length).toBeGreaterThan(1);
  });

  test.each([
    ['nobody', {}, 'pro_ids', 'Choose at least one pro or group.'],
    ['a group of another location', { group_ids: [999] }, 'group_ids', 'Choose groups of this location'],
  ])('400: %s', async (_case, body, target, message) => {
    const answer = await call('POST', '/staffer/direct-offers/', {
      as: 'member',
      body: { ...offer, ...body },
    });
    expect(answer).toMatchObject({ status: 400, error: { target, message } });
  });

  test('400: a group of which nobody is', async () => {
    const answer = await call('POST', '/staffer/direct-offers/', {
      as: 'member',
      body: { ...offer, group_ids: [await group()] },
    });
    expect(answer).toMatchObject({ status: 400, error: { message: 'Nobody is in these groups.' } });
  });
});

test('400: an unknown parameter', async () => {
  const answer = await call('POST', '/staffer/direct-offers/?later=true', {
    as: 'member',
    body: { ...offer, pro_ids: [1] },
  });
  expect(answer).toMatchObject({ status: 400, error: { target: 'later' } });
});

test('401, 403, 404: who may not follow it', async () => {
  const id = await queue({ pro_ids: [1] });
  expect(await call('GET', `/staffer/operations/${id}/`)).toMatchObject({ status: 401 });
  expect(await look(id, 'onsite')).toMatchObject({ status: 403 });
  expect(await look(id, 'rival')).toMatchObject({ status: 404 });
  expect(await look(999)).toMatchObject({ status: 404 });
});
