import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, ids, reset } = await startTestServer();
const path = '/staffer/pro-block/';
const body = { gigster_id: 1, location_ids: [ids.harborHouse], reason: 'CANCELLED_CALLED_OUT' };

beforeEach(reset);

function applicationsOfPro() {
  return database
    .selectFrom('gig_applications')
    .select(['id', 'is_cancelled', 'cancellation_reason', 'cancelled_by_user_id'])
    .where('pro_id', '=', 1)
    .orderBy('id')
    .execute();
}

test('201: blocks the pro, and cancels applications that have not started', async () => {
  await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
  await call('POST', '/staffer/gig-applications/1/confirm/', { as: 'member' });
  await database
    .updateTable('gigs')
    .set({ allowed_confirmed_pros: 1, status: 'CONFIRMED' })
    .where('id', '=', ids.postedGig)
    .execute();
  const runningGig = await addGig(database, { start_time: hoursFromStart(-1), status: 'CONFIRMED' });
  const running = await addApplication(database, {
    gig_id: runningGig,
    pro_id: 1,
    is_selected: true,
    is_confirmed: true,
  });

  const response = await call<{ id: number }>('POST', path, {
    as: 'member',
    body: { ...body, feedback: ' Left early ' },
  });

  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    id: response.body.id,
    gigster_id: 1,
    location_ids: [ids.harborHouse],
    reason: 'CANCELLED_CALLED_OUT',
    feedback: 'Left early',
    created_ts: clock.now().toISOString(),
  });
  const untouched = { is_cancelled: false, cancellation_reason: null, cancelled_by_user_id: null };
  expect(await applicationsOfPro()).toEqual([
    { id: 1, is_cancelled: true, cancellation_reason: 'PRO_BLOCKED', cancelled_by_user_id: 4 },
    { id: ids.completedApplication, ...untouched },
    { id: ids.summitApplication, ...untouched },
    { id: running, ...untouched },
  ]);
  expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'member' })).body).toMatchObject({
    status: 'POSTED',
    stats: { selected_applications: 0, confirmed_applications: 0, cancelled_applications: 1 },
  });
});

test('201: blocks at those of several locations where the pro is not blocked yet', async () => {
  await call('POST', path, { as: 'owner', body });

  const location_ids = [ids.vineStreet, ids.harborHouse, ids.vineStreet];
  const second = await call('POST', path, { as: 'owner', body: { ...body, location_ids } });

  expect(second.status).toBe(201);
  expect(second.body).toMatchObject({ location_ids: [ids.vineStreet] });
});

test("201: a platform admin's block carries the product's name", async () => {
  const response = await call('POST', path, {
    as: 'admin',
    body: { ...body, reason: 'BLOCKED_BY_BRIGADE_ADMIN' },
  });

  expect(response.body).toMatchObject({ reason: 'BLOCKED_BY_BRIGADE_ADMIN' });
  expect(await database.selectFrom('pro_blocks').select('reason').execute()).toEqual([
    { reason: 'BLOCKED_BY_PLATFORM_ADMIN' },
  ]);
});

describe("201: a platform admin's block takes over from the team's", () => {
  const adminsBlock = { ...body, reason: 'BLOCKED_BY_BRIGADE_ADMIN' };

  test("201: a platform admin's block replaces the team's, and the team cannot lift it", async () => {
    const teams = await call<{ id: number }>('POST', path, { as: 'member', body });

    const admins = await call<{ id: number }>('POST', path, { as: 'admin', body: adminsBlock });

    expect(admins).toMatchObject({ status: 201, body: { location_ids: [ids.harborHouse] } });
    expect((await call('DELETE', `${path}${admins.body.id}/`, { as: 'member' })).error).toMatchObject({
      target: 'platform.admin',
    });
    expect((await call('DELETE', `${path}${teams.body.id}/`, { as: 'member' })).status).toBe(404);
    expect(await database.selectFrom('pro_blocks').select('id').execute()).toEqual([{ id: admins.body.id }]);
  });

  test("a platform admin's block leaves the team's block at other locations", async () => {
    const location_ids = [ids.harborHouse, ids.vineStreet];
    const teams = await call<{ id: number }>('POST', path, { as: 'owner', body: { ...body, location_ids } });

    await call('POST', path, { as: 'admin', body: adminsBlock });

    expect((await call('DELETE', `${path}${teams.body.id}/`, { as: 'owner' })).status).toBe(204);
    expect(await database.selectFrom('pro_block_locations').select('location_id').execute()).toEqual([
      { location_id: ids.harborHouse },
    ]);
  });

  test("a platform admin's block does not replace that of another admin", async () => {
    await call('POST', path, { as: 'admin', body: adminsBlock });

    expect((await call('POST', path, { as: 'admin', body: adminsBlock })).error?.code).toBe('already_exists');
  });
});

describe('400: rejects', () => {
  test.each([
    [{ ...body, reason: 'RUDE' }, 'reason'],
    [{ ...body, reason: 'BLOCKED_BY_PLATFORM_ADMIN' }, 'reason'],
    [{ ...body, location_ids: [] }, 'location_ids'],
    [{ ...body, gigster_id: 'one' }, 'gigster_id'],
  ])('%j is refused at its field', async (wrong, target) => {
    const { status, error } = await call('POST', path, { as: 'admin', body: wrong });

    expect(status).toBe(400);
    expect(error?.target).toBe(target);
  });
});

test('401: without a session', async () => {
  expect((await call('POST', path, { body })).status).toBe(401);
});

test('403: an onsite manager, and a team member with the reason of the platform', async () => {
  expect((await call('POST', path, { as: 'onsite', body })).error).toMatchObject({ target: 'blocks.manage' });
  const adminsBlock = { ...body, reason: 'BLOCKED_BY_BRIGADE_ADMIN' };
  expect((await call('POST', path, { as: 'member', body: adminsBlock })).error).toMatchObject({
    code: 'permission_denied',
    target: 'platform.admin',
  });
});

test.each([
  { ...body, location_ids: [ids.harborHouse, ids.summitHotel] },
  { ...body, location_ids: [999_999] },
  { ...body, gigster_id: 999_999 },
])('404: %j names something that does not exist for the caller, and nothing is blocked', async (wrong) => {
  expect((await call('POST', path, { as: 'manager', body: wrong })).status).toBe(404);
  expect(await database.selectFrom('pro_blocks').selectAll().execute()).toEqual([]);
});

test('409: a pro who is blocked there already, also with concurrent requests', async () => {
  const responses = await Promise.all([
    call('POST', path, { as: 'member', body }),
    call('POST', path, { as: 'manager', body }),
  ]);

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(responses.find(({ error }) => error)?.error?.code).toBe('already_exists');
  expect(await database.selectFrom('pro_blocks').selectAll().execute()).toHaveLength(1);
});

test('a pro who is selected and blocked concurrently does not stay selected', async () => {
  const [selected, blocked] = await Promise.all([
    call('POST', '/staffer/gig-applications/1/select/', { as: 'member' }),
    call('POST', path, { as: 'manager', body }),
  ]);

  expect([200, 409]).toContain(selected.status);
  expect(blocked.status).toBe(201);
  expect((await applicationsOfPro())[0]).toMatchObject({
    is_cancelled: true,
    cancellation_reason: 'PRO_BLOCKED',
  });
  expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'member' })).body).toMatchObject({
    stats: { selected_applications: 0, cancelled_applications: 1 },
  });
});
