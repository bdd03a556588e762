import { beforeEach, describe, expect, test } from 'vitest';
import { deleteOldOperations } from './deleteOldOperations.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { currentTermsVersion } from '../../accounts/terms/currentTermsVersion.ts';
import { dueJobs } from '../../app/dueJobs.ts';
import { addPro } from '../../testing/builders.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { processQueuedOffers } from './processQueuedOffers.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const services = { database, clock, settings: testSettings };

beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
});

const offer = { application_type: 'DIRECT_OFFER', gig_id: ids.postedGig };

async function queue(body: object): Promise<number> {
  const response = await call<{ id: number; status: string }>(
    'POST',
    '/staffer/direct-offers/?is_async=true',
    {
      as: 'member',
      body: { ...offer, ...body },
    },
  );
  expect(response).toMatchObject({ status: 202, body: { status: 'queued' } });
  return response.body.id;
}

type Operation = { status: string; done: number; results: { ok: boolean; pro_id: number }[] };

const look = (id: number, as: 'member' | 'onsite' | 'rival' = 'member') =>
  call<Operation>('GET', `/staffer/operations/${id}/`, { as });

test('202, then 200: the operation is queued, then processed with a result for each pro', async () => {
  const id = await queue({ pro_ids: [1, 999, 2] });
  expect(await look(id)).toMatchObject({ status: 200, body: { status: 'queued', total: 3, done: 0 } });
  await runDueWork(services, dueJobs);
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

test('an interrupted operation resumes where it stopped, and creates no offer twice', async () => {
  const pros: number[] = [];
  for (let count = 0; count < 25; count += 1) pros.push(await addPro(database));
  const id = await queue({ pro_ids: pros });
  await database.transaction().execute((trx) => processQueuedOffers.work(services, trx, clock.now()));
  const { body: half } = await look(id);
  expect(half).toMatchObject({ status: 'running', done: 20 });
  await runDueWork(services, dueJobs);
  const { body } = await look(id);
  expect(body.status).toBe('done');
  expect(body.results.map(({ ok, pro_id }) => [ok, pro_id])).toEqual(pros.map((pro) => [true, pro]));
});

test('404: an operation is deleted a day after it finished, unlike its offers and running operations', async () => {
  const id = await queue({ pro_ids: [1] });
  await runDueWork(services, dueJobs);
  const waiting = await queue({ pro_ids: [2] });
  clock.advance(24 * 60 - 1);
  expect(await runDueWork(services, [deleteOldOperations])).toEqual({});
  expect((await look(id)).status).toBe(200);
  clock.advance(1);
  expect(await runDueWork(services, [deleteOldOperations])).toEqual({ deleteOldOperations: 1 });

  expect((await look(id)).status).toBe(404);
  expect((await look(waiting)).body).toMatchObject({ status: 'queued' });
  expect(await database.selectFrom('direct_offers').select('pro_id').execute()).toEqual([{ pro_id: 1 }]);
});

test('the offers record the user who requested them', async () => {
  await queue({ pro_ids: [1] });
  await runDueWork(services, dueJobs);
  const made = await database.selectFrom('direct_offers').select('created_by_user_id').execute();
  expect(made).toEqual([{ created_by_user_id: people.member.id }]);
});

test('a user who lost the permission in the meantime creates no offers', async () => {
  const id = await queue({ pro_ids: [1] });
  await database.deleteFrom('location_managers').where('user_id', '=', people.member.id).execute();
  await runDueWork(services, dueJobs);
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
  const response = await call<{ pro_id: number }[]>('POST', `/staffer/direct-offers/${query}`, {
    as: 'member',
    body: { ...offer, ...body },
  });
  expect(response.status).toBe(200);
  return response.body.map(({ pro_id }) => pro_id);
}

describe('the recipients of an offer', () => {
  test('200: an offer goes to the members of groups, each once', async () => {
    const groups = [await group(1, 2), await group(2, 3)];
    const pros = await asked({ pro_ids: [3], group_ids: groups });
    expect(pros[0]).toBe(3);
    expect(pros.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  });

  test('200: an offer goes to the recommended pros, without the named ones', async () => {
    const pros = await asked({ pro_ids: [1] }, '?is_for_recommended_pros=true');
    expect(pros[0]).toBe(1);
    expect(new Set(pros).size).toBe(pros.length);
    expect(pros.length).toBeGreaterThan(1);
  });

  test.each([
    ['no pros', {}, 'pro_ids', 'Choose at least one pro or group.'],
    ['a group of another location', { group_ids: [999] }, 'group_ids', 'Choose groups of this location'],
  ])('400: rejects %s', async (_case, body, target, message) => {
    const response = await call('POST', '/staffer/direct-offers/', {
      as: 'member',
      body: { ...offer, ...body },
    });
    expect(response).toMatchObject({ status: 400, error: { target, message } });
  });

  test('400: a group without members', async () => {
    const response = await call('POST', '/staffer/direct-offers/', {
      as: 'member',
      body: { ...offer, group_ids: [await group()] },
    });
    expect(response).toMatchObject({ status: 400, error: { message: 'These groups have no members.' } });
  });
});

test('400: an unknown parameter', async () => {
  const response = await call('POST', '/staffer/direct-offers/?later=true', {
    as: 'member',
    body: { ...offer, pro_ids: [1] },
  });
  expect(response).toMatchObject({ status: 400, error: { target: 'later' } });
});

test('401, 403, 404: callers without access', async () => {
  const id = await queue({ pro_ids: [1] });
  expect(await call('GET', `/staffer/operations/${id}/`)).toMatchObject({ status: 401 });
  expect(await look(id, 'onsite')).toMatchObject({ status: 403 });
  expect(await look(id, 'rival')).toMatchObject({ status: 404 });
  expect(await look(999)).toMatchObject({ status: 404 });
});
