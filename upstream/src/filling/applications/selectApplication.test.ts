import { beforeEach, expect, test } from 'vitest';
import { addApplication, addPro } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ApplicationResponse } from './applicationResponse.ts';

const { call, database, clock, ids, reset } = await startTestServer();
const path = '/staffer/gig-applications/1/select/';

beforeEach(reset);

function countsOfGig() {
  return database
    .selectFrom('gigs')
    .select([
      'status',
      'total_applications',
      'selected_applications',
      'confirmed_applications',
      'last_updated_ts',
    ])
    .where('id', '=', ids.postedGig)
    .executeTakeFirstOrThrow();
}

test('200: the applicant has a place, and the gig counts it', async () => {
  clock.advance(30);

  const { status, body } = await call('POST', path, { as: 'member' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 1,
    is_selected: true,
    is_confirmed: false,
    selection_source: 'STAFFER',
    last_updated_ts: '2026-03-02T15:30:00.000Z',
  });
  expect(await countsOfGig()).toEqual({
    status: 'POSTED',
    total_applications: 3,
    selected_applications: 1,
    confirmed_applications: 0,
    last_updated_ts: clock.now(),
  });
});

test("200: a platform admin's selection is marked as such", async () => {
  expect((await call('POST', path, { as: 'admin' })).body).toMatchObject({ selection_source: 'ADMIN' });
});

test('401: without a session', async () => {
  expect((await call('POST', path)).status).toBe(401);
});

test('403: an onsite manager does not select', async () => {
  const { status, error } = await call('POST', path, { as: 'onsite' });

  expect(status).toBe(403);
  expect(error).toMatchObject({ code: 'permission_denied', target: 'applications.manage' });
  expect(await countsOfGig()).toMatchObject({ selected_applications: 0 });
});

test.each([
  ['rival', 1],
  ['manager', ids.summitApplication],
  ['manager', 999_999],
] as const)('404: for %s the application %s does not exist', async (person, id) => {
  expect((await call('POST', `/staffer/gig-applications/${id}/select/`, { as: person })).status).toBe(404);
});

test('409: an applicant who has a place gets no second one', async () => {
  await call('POST', path, { as: 'member' });

  const { status, error } = await call('POST', path, { as: 'manager' });

  expect(status).toBe(409);
  expect(error).toEqual({
    code: 'invalid_transition',
    message: 'This application is selected: only an open one can be selected.',
  });
});

test('409: a pro who is blocked at the location gets no place', async () => {
  const { id: block_id } = await database
    .insertInto('pro_blocks')
    .values({ pro_id: 1, reason: 'CANCELLED_CALLED_OUT', created_ts: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('pro_block_locations')
    .values({ block_id, pro_id: 1, location_id: ids.harborHouse })
    .execute();

  expect((await call('POST', path, { as: 'member' })).error).toMatchObject({ code: 'invalid_transition' });
});

test('409: two callers want the last place at the same moment: one gets it, the other hears that the gig is full', async () => {
  // Harbor House overfills by one, so that the two places of the gig are three; two of them are taken.
  const late = await addApplication(database, { gig_id: ids.postedGig, pro_id: await addPro(database) });
  await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
  await call('POST', '/staffer/gig-applications/2/select/', { as: 'member' });

  const responses = await Promise.all([
    call<ApplicationResponse>('POST', '/staffer/gig-applications/3/select/', { as: 'member' }),
    call<ApplicationResponse>('POST', `/staffer/gig-applications/${late}/select/`, { as: 'manager' }),
  ]);

  const lost = responses.find(({ status }) => status !== 200);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(lost?.error).toEqual({
    code: 'gig_full',
    message: 'All places of this shift (3) are taken.',
    target_value: 3,
  });
  expect(await countsOfGig()).toMatchObject({ selected_applications: 3, total_applications: 4 });
});

test('409: many callers at once never fill a gig beyond its places', async () => {
  const applications = [1, 2, 3];
  for (let index = 0; index < 5; index += 1) {
    applications.push(
      await addApplication(database, { gig_id: ids.postedGig, pro_id: await addPro(database) }),
    );
  }

  const responses = await Promise.all(
    applications.map((id) => call('POST', `/staffer/gig-applications/${id}/select/`, { as: 'member' })),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(responses.filter(({ error }) => error?.code === 'gig_full')).toHaveLength(5);
  expect(await countsOfGig()).toMatchObject({ selected_applications: 3 });
});
