import { expect, test } from 'vitest';
import { addApplication, addGig, addPro } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { GigResponse } from './gigResponse.ts';

const { call, database, ids } = await startTestServer();

test('200: returns a gig with its position, place, wage and counts', async () => {
  const { status, body } = await call('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'manager' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ids.postedGig,
    status: 'POSTED',
    start_time: '2026-03-03T15:00:00.000Z',
    end_time: '2026-03-03T23:00:00.000Z',
    timezone: 'America/Chicago',
    skill: { id: ids.server, name: 'Server', competencies: [{ name: 'Fine dining' }] },
    location_id: ids.harborHouse,
    location_name: 'Harbor House',
    organization_id: ids.harbor,
    wage_amount: 24.5,
    event: null,
    attachments: [],
    requirements: [],
    number_of_gigs_in_bundle: null,
    stats: { total_applications: 3, selected_applications: 0, cancelled_applications: 0 },
  });
});

test('200: includes its event, bundle, requirements and the pictures of confirmed pros', async () => {
  const { id: event_id } = await database
    .insertInto('events')
    .values({ organization_id: ids.harbor, name: 'Spring Gala' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: requirement_id } = await database
    .insertInto('requirements')
    .values({ name: 'Black shirt', category: 'ATTIRE' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const gigId = await addGig(database, { event_id, bundle_id: 7 });
  await addGig(database, { bundle_id: 7 });
  await database.insertInto('gig_requirements').values({ gig_id: gigId, requirement_id }).execute();
  for (const index of [1, 2, 3, 4, 5, 6]) {
    const pro_id = await addPro(database, { headshot_public_id: `headshot-${index}` });
    await addApplication(database, { gig_id: gigId, pro_id, is_selected: true, is_confirmed: index > 1 });
  }

  const { body } = await call<GigResponse>('GET', `/staffer/gigs/${gigId}/`, { as: 'member' });

  expect(body).toMatchObject({
    event: { id: event_id, name: 'Spring Gala' },
    bundle_id: 7,
    number_of_gigs_in_bundle: 2,
    requirements: [{ id: requirement_id, name: 'Black shirt', category: 'ATTIRE', skill_id: null }],
    headshots: ['headshot-2', 'headshot-3', 'headshot-4', 'headshot-5', 'headshot-6'],
  });
});

test('200: an onsite manager sees the gig without its money', async () => {
  const { body } = await call('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'onsite' });

  expect(body).toMatchObject({
    wage_amount: null,
    boosted_gig_bonus: null,
    background_checks_fee_percentage: null,
    checkin_code: '4821',
  });
});

test('200: no check-in code where the location does not require it', async () => {
  await database
    .updateTable('locations')
    .set({ is_checkin_required: false })
    .where('id', '=', ids.harborHouse)
    .execute();
  const { body } = await call('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'onsite' });

  expect(body).toMatchObject({ checkin_code: null, checkin_token: expect.any(String) });
});

test('400: an unknown query parameter', async () => {
  const { status, error } = await call('GET', `/staffer/gigs/${ids.postedGig}/?view=full`, { as: 'manager' });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', target: 'view' });
});

test('401: without a session', async () => {
  expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`)).status).toBe(401);
});

test('404: a caller without any role', async () => {
  expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'gigster' })).status).toBe(404);
});

test.each([
  ["another organization's gig", ids.summitGig],
  ['a gig of a location where the caller has no role', ids.vineGig],
  ['an unknown id', 999_999],
  ['what is no id', 'latest'],
])('404: %s is the same as none at all', async (_case, id) => {
  const { status, error } = await call('GET', `/staffer/gigs/${id}/`, { as: 'manager' });

  expect(status).toBe(404);
  expect(error?.code).toBe('not_found');
});
