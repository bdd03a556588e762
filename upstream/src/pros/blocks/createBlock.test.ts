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

test('201: the pro is blocked there, and what has not started is cancelled', async () => {
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

  const answer = await call<{ id: number }>('POST', path, {
    as: 'member',
    body: { ...body, feedback: ' Left early ' },
  });

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    id: answer.body.id,
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

test('201: at several locations, as far as they are not blocked yet', async () => {
  await call('POST', path, { as: 'owner', body });

  const location_ids = [ids.vineStreet, ids.harborHouse, ids.vineStreet];
  const second = await call('POST', path, { as: 'owner', body: { ...body, location_ids } });

  expect(second.status).toBe(201);
  expect(second.body).toMatchObject({ location_ids: [ids.vineStreet] });
});

test("201: a platform admin's block carries the product's name", async () => {
  const answer = await call('POST', path, {
    as: 'admin',
    body: { ...body, reason: 'BLOCKED_BY_BRIGADE_ADMIN' },
  });

  expect(answer.body).toMatchObject({ reason: 'BLOCKED_BY_BRIGADE_ADMIN' });
  expect(await database.selectFrom('pro_blocks').select('reason').execute()).toEqual([
    { reason: 'BLOCKED_BY_PLATFORM_ADMIN' },
  ]);
});

describe('400', () => {
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

test('401: nobody blocks without a session', async () => {
  expect((await call('POST', path, { body })).status).toBe(401);
});

test('403: an onsite manager does not block, nor does a team member in the name of the platform', async () => {
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

test('409: who is blocked there is not blocked again, by two at the same moment neither', async () => {
  const answers = await Promise.all([
    call('POST', path, { as: 'member', body }),
    call('POST', path, { as: 'manager', body }),
  ]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(answers.find(({ error }) => error)?.error?.code).toBe('already_exists');
  expect(await database.selectFrom('pro_blocks').selectAll().execute()).toHaveLength(1);
});

test('409 or cancelled: a pro who is selected and blocked at the same moment does not stay selected', async () => {
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
