import { expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer({ productSlug: 'acme' });
const path = `/staffer/gig-applications/${ids.completedApplication}/`;

test('200: returns working hours, punches, the review and who changed the hours', async () => {
  await database
    .updateTable('gig_applications')
    .set({
      work_end_time: hoursFromStart(-167),
      hours_updated_ts: hoursFromStart(-100),
      hours_updated_by_user_id: 4,
      review_feedback: 'Calm on a full floor.',
      review_ratings: JSON.stringify([{ category: 'OVERALL', value: 5 }]),
    })
    .where('id', '=', ids.completedApplication)
    .execute();
  await database
    .insertInto('time_punches')
    .values([
      { application_id: ids.completedApplication, time: hoursFromStart(-167), punch_type: 'CLOCK_OUT' },
      {
        application_id: ids.completedApplication,
        time: hoursFromStart(-176),
        punch_type: 'CLOCK_IN',
        longitude: -86.78,
        latitude: 36.16,
        pro_coordinates_precision: 'FINE',
      },
    ])
    .execute();

  const { status, body } = await call('GET', path, { as: 'member' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ids.completedApplication,
    is_confirmed: true,
    selection_source: 'STAFFER',
    working_hours: {
      start_time: '2026-02-23T07:00:00.000Z',
      end_time: '2026-02-23T16:00:00.000Z',
      original_end_time: '2026-02-23T15:00:00.000Z',
      last_updated_ts: '2026-02-26T11:00:00.000Z',
      last_updated_by_user: { id: 4, first_name: 'Milo', last_name: 'Archer' },
    },
    review: { feedback: 'Calm on a full floor.', ratings: [{ category: 'OVERALL', value: 5 }] },
    timesheet: {
      id: ids.completedApplication,
      application_id: ids.completedApplication,
      has_extension: true,
      shift_breaks: [],
      time_punches: [
        {
          time: '2026-02-23T07:00:00.000Z',
          punch_type: 'CLOCK_IN',
          pro_coordinates: { type: 'Point', coordinates: [-86.78, 36.16] },
          pro_coordinates_precision: 'FINE',
        },
        { time: '2026-02-23T16:00:00.000Z', punch_type: 'CLOCK_OUT', pro_coordinates: null },
      ],
    },
  });
});

async function numberIn(applicationId: number) {
  const { body } = await call<{ phone_number: string | null }>(
    'GET',
    `/staffer/gig-applications/${applicationId}/`,
    { as: 'onsite' },
  );
  return body.phone_number;
}

test('200: returns the phone number of a pro only once they are confirmed', async () => {
  await database
    .updateTable('users')
    .set({ phone_number: '+16155550101' })
    .where('id', '=', (eb) => eb.selectFrom('pros').select('user_id').where('id', '=', 1))
    .execute();
  expect(await numberIn(ids.completedApplication)).toBe('+16155550101');
  expect(await numberIn(ids.openApplications[0])).toBeNull();
});

test("200: a cancellation's reason carries the product's name", async () => {
  await database
    .updateTable('gig_applications')
    .set({
      is_cancelled: true,
      cancellation_reason: 'CANCELLED_BY_PLATFORM_ADMIN',
      cancellation_explanation: 'Duplicate account',
      cancelled_ts: hoursFromStart(-1),
    })
    .where('id', '=', 3)
    .execute();

  const { body } = await call('GET', '/staffer/gig-applications/3/', { as: 'member' });

  expect(body).toMatchObject({
    cancellation: {
      created_ts: '2026-03-02T14:00:00.000Z',
      explanation: 'Duplicate account',
      reason: 'CANCELLED_BY_ACME_ADMIN',
    },
  });
});

test('400: an unknown query parameter', async () => {
  expect((await call('GET', `${path}?full=true`, { as: 'member' })).error).toMatchObject({ target: 'full' });
});

test('401: without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test('403: a caller without any role, naming the missing permission', async () => {
  expect((await call('GET', path, { as: 'gigster' })).status).toBe(403);
});

test.each([ids.summitApplication, 999_999, 'first'])(
  '404: the application %s does not exist for the caller',
  async (id) => {
    const { status, error } = await call('GET', `/staffer/gig-applications/${id}/`, { as: 'owner' });

    expect(status).toBe(404);
    expect(error?.code).toBe('not_found');
  },
);
