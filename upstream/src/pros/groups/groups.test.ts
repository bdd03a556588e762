import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addGig } from '../../testing/builders.ts';
import { addProGroup } from '../../testing/network.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { membersOfGroups } from './membersOfGroups.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/staffer/pro-groups/';
const ofHarbor = `${path}?location_id=${ids.harborHouse}`;

beforeEach(reset);

type Group = { id: number; name: string; members_count: number };

async function blockAtHarborHouse(proId: number): Promise<void> {
  const block = await database
    .insertInto('pro_blocks')
    .values({ pro_id: proId, reason: 'CANCELLED_CALLED_OUT', created_ts: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('pro_block_locations')
    .values({ block_id: block.id, location_id: ids.harborHouse, pro_id: proId })
    .execute();
}

const members = () =>
  database
    .selectFrom('pro_group_members')
    .select(['group_id', 'pro_id'])
    .orderBy('group_id')
    .orderBy('pro_id')
    .execute();

describe('a group', () => {
  test('201: a group is created empty, with its name trimmed', async () => {
    const { status, body } = await call<Group>('POST', path, {
      as: 'member',
      body: { location_id: ids.harborHouse, name: ' Bar team ' },
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Bar team', description: '', members_count: 0 });
    expect((await call('GET', `${path}${body.id}/`, { as: 'onsite' })).body).toEqual(body);
  });

  test('409: a group has a unique name at its location, ignoring case', async () => {
    await addProGroup(database);
    const { status, error } = await call('POST', path, {
      as: 'member',
      body: { location_id: ids.harborHouse, name: 'bar TEAM' },
    });

    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'already_exists', target: 'name' });
    expect(
      (await call('POST', path, { as: 'owner', body: { location_id: ids.vineStreet, name: 'Bar team' } }))
        .status,
    ).toBe(201);
  });

  test('201: a group is created once by concurrent requests with one name', async () => {
    const body = { location_id: ids.harborHouse, name: 'Bar team' };
    const responses = await Promise.all([
      call('POST', path, { as: 'member', body }),
      call('POST', path, { as: 'manager', body }),
    ]);

    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });

  test('409: a group cannot be created beyond the limit of 100', async () => {
    for (let number = 1; number <= 100; number += 1) {
      await addProGroup(database, [], { name: `Group ${number}` });
    }
    const body = { location_id: ids.harborHouse, name: 'One more' };

    expect((await call('POST', path, { as: 'member', body })).error).toMatchObject({ code: 'conflict' });
  });

  test('200: an update of a group changes the sent fields, and may keep its name', async () => {
    const id = await addProGroup(database, ids.pros);
    const { status, body } = await call('PATCH', `${path}${id}/`, {
      as: 'member',
      body: { name: 'BAR TEAM', description: 'Fridays' },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'BAR TEAM', description: 'Fridays', members_count: 3 });
  });

  test('204: a group is deleted, and its pros stay in the network', async () => {
    const id = await addProGroup(database, ids.pros);

    expect((await call('DELETE', `${path}${id}/`, { as: 'member' })).status).toBe(204);
    expect(await members()).toEqual([]);
    expect(await database.selectFrom('network_members').select('pro_id').execute()).toHaveLength(3);
  });

  test('409: a group cannot be deleted while a gig is open only to it', async () => {
    const id = await addProGroup(database, ids.pros);
    const gig_id = await addGig(database, { type: 'NETWORK', network_group_hours: 4 });
    await database.insertInto('gig_groups').values({ gig_id, group_id: id }).execute();

    expect((await call('DELETE', `${path}${id}/`, { as: 'member' })).error).toMatchObject({
      code: 'invalid_transition',
    });
    const other = await addProGroup(database, [], { name: 'Floor' });
    await database.insertInto('gig_groups').values({ gig_id, group_id: other }).execute();
    expect((await call('DELETE', `${path}${id}/`, { as: 'member' })).status).toBe(204);
  });

  test.each([
    [{ location_id: 1 }, 'name', 'required'],
    [{ location_id: 1, name: ' ' }, 'name', 'invalid'],
    [{ location_id: 1, name: 'x'.repeat(61) }, 'name', 'invalid'],
    [{ location_id: 1, name: 'Bar', description: 'x'.repeat(301) }, 'description', 'invalid'],
  ])('400: %j is refused at its field', async (body, target, code) => {
    const { status, error } = await call('POST', path, { as: 'member', body });

    expect(status).toBe(400);
    expect(error?.details).toMatchObject([{ code, target }]);
  });

  test('404: a group of another location is not found', async () => {
    const id = await addProGroup(database, [], { location_id: ids.summitHotel });

    expect((await call('GET', `${path}${id}/`, { as: 'manager' })).status).toBe(404);
  });
});

describe('the list of groups', () => {
  beforeEach(async () => {
    await addProGroup(database, [1, 2], { name: 'waiters' });
    await addProGroup(database, [2], { name: 'Bar team' });
    await addProGroup(database, [1], { name: 'Summit', location_id: ids.summitHotel });
  });

  test.each([
    ['', ['Bar team', 'waiters']],
    ['&search=WAIT', ['waiters']],
    ['&pro_id=1', ['waiters']],
    ['&id=2', ['Bar team']],
    ['&page_size=1&page=2', ['waiters']],
  ])('200: lists the groups of the location by name, narrowed by %j', async (query, names) => {
    const { body } = await call<Page<Group>>('GET', `${ofHarbor}${query}`, { as: 'onsite' });

    expect(body.results.map(({ name }) => name)).toEqual(names);
  });

  test('400: an unknown filter, naming it', async () => {
    expect((await call('GET', `${ofHarbor}&ordering=name`, { as: 'member' })).error).toMatchObject({
      target: 'ordering',
    });
  });

  test('the members of several groups are loaded', async () => {
    expect(await membersOfGroups(database, [1, 2, 999])).toEqual(
      new Map([
        [1, [2, 1]],
        [2, [2]],
      ]),
    );
    expect(await membersOfGroups(database, [])).toEqual(new Map());
  });
});

describe('the pros of a group', () => {
  test('200: pros are added to a group with a result for each, and join the network', async () => {
    const id = await addProGroup(database, [1]);
    await blockAtHarborHouse(3);
    const { status, body } = await call('POST', `${path}${id}/members/`, {
      as: 'member',
      body: { pro_ids: [1, 2, 2, 3, 999_999] },
    });

    expect(status).toBe(200);
    expect(body).toEqual([
      { ok: true, pro_id: 1, is_new: false },
      { ok: true, pro_id: 2, is_new: true },
      { ok: false, pro_id: 3, error: expect.objectContaining({ code: 'invalid_transition' }) },
      { ok: false, pro_id: 999_999, error: expect.objectContaining({ code: 'not_found' }) },
    ]);
    expect(await members()).toEqual([
      { group_id: id, pro_id: 1 },
      { group_id: id, pro_id: 2 },
    ]);
    expect(await database.selectFrom('network_members').select('pro_id').orderBy('pro_id').execute()).toEqual(
      [{ pro_id: 1 }, { pro_id: 2 }],
    );
  });

  test.each([
    ['', [3, 2, 1]],
    ['?search=blake', [2]],
    ['?page_size=2&page=2', [1]],
  ])('200: lists the pros of a group newest first, narrowed by %j', async (query, expected) => {
    const id = await addProGroup(database, ids.pros);
    const { body } = await call<Page<{ pro_id: number }>>('GET', `${path}${id}/members/${query}`, {
      as: 'onsite',
    });

    expect(body.results.map(({ pro_id }) => pro_id)).toEqual(expected);
  });

  test('204: pros are removed from a group, and stay in the network', async () => {
    const id = await addProGroup(database, ids.pros);

    expect((await call('DELETE', `${path}${id}/members/?pro_ids=1,3,4`, { as: 'member' })).status).toBe(204);
    expect(await members()).toEqual([{ group_id: id, pro_id: 2 }]);
    expect(await database.selectFrom('network_members').select('pro_id').execute()).toHaveLength(3);
  });

  test('400: an empty list of pros for a group', async () => {
    const id = await addProGroup(database);
    const { error } = await call('POST', `${path}${id}/members/`, { as: 'member', body: { pro_ids: [] } });

    expect(error).toMatchObject({ target: 'pro_ids', message: 'Choose at least one pro' });
  });
});

describe('the network', () => {
  test('200: adds pros to the network and lists them; 204: removes them, also from groups', async () => {
    await addProGroup(database, [1]);
    const added = await call('POST', '/staffer/network/members/', {
      as: 'member',
      body: { location_id: ids.harborHouse, pro_ids: [1, 2] },
    });
    expect(added.body).toEqual([
      { ok: true, pro_id: 1, is_new: false },
      { ok: true, pro_id: 2, is_new: true },
    ]);
    const list = `/staffer/network/members/?location_id=${ids.harborHouse}`;
    const { body } = await call<Page<object>>('GET', list, { as: 'onsite' });
    expect(body.results).toMatchObject([
      { pro_id: 2, source: 'TEAM', added_by_name: 'Milo Archer', pro: { display_name: 'Blake C.' } },
      { pro_id: 1, added_by_name: 'Mara Archer' },
    ]);
    expect((await call<Page<object>>('GET', `${list}&search=avery`, { as: 'onsite' })).body.count).toBe(1);

    const one = `/staffer/network/members/1/?location_id=${ids.harborHouse}`;
    expect((await call('DELETE', one, { as: 'member' })).status).toBe(204);
    expect(await members()).toEqual([]);
    expect((await call('DELETE', one, { as: 'member' })).status).toBe(404);
  });
});
