import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, hoursFromStart } from '../../testing/builders.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { GigResponse } from '../gigs/gigResponse.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

const path = `/staffer/gigs/${ids.postedGig}/`;
const patch = (body: object, as: Person = 'member') => call<GigResponse>('PATCH', path, { as, body });

const requireCheck = () => patch({ background_check_required: true });

function confirmFirst() {
  return addApplication(database, {
    gig_id: ids.postedGig,
    pro_id: ids.idlePro,
    is_selected: true,
    is_confirmed: true,
  });
}

test('200: changes a gig and raises its revision once', async () => {
  const { status, body } = await patch({
    start_time: '2026-03-03T10:00:00',
    end_time: '2026-03-03T18:30:00',
    wage_amount: 23,
    allowed_confirmed_pros: 5,
    contact_name: 'Dana',
    onsite_manager_id: people.onsite.id,
  });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    start_time: '2026-03-03T16:00:00.000Z',
    end_time: '2026-03-04T00:30:00.000Z',
    wage_amount: 23,
    allowed_confirmed_pros: 5,
    contact_name: 'Dana',
    revision: 2,
  });
});

test('200: moves the hours of applications', async () => {
  await patch({ start_time: '2026-03-03T10:00:00', end_time: '2026-03-03T18:00:00' });
  const application = await database
    .selectFrom('gig_applications')
    .select(['gig_start_time', 'work_start_time', 'work_end_time'])
    .where('id', '=', ids.openApplications[0])
    .executeTakeFirst();

  expect(application).toEqual({
    gig_start_time: hoursFromStart(25),
    work_start_time: hoursFromStart(25),
    work_end_time: hoursFromStart(33),
  });
});

test('200: an unchanged value is not a change', async () => {
  expect((await patch({ wage_amount: 24.5, contact_name: null, boosted_gig_bonus: 0 })).body.revision).toBe(
    1,
  );
});

test('200: records changed requirements by name', async () => {
  const { id } = await database
    .insertInto('requirements')
    .values({ name: 'Black shoes', category: 'ATTIRE' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { body } = await patch({ selected_requirement_ids: [id] });

  expect(body).toMatchObject({ revision: 2, requirements: [{ id }] });
  const past = await call<{ results: { fields: object[] }[] }>('GET', `${path}changes/`, { as: 'member' });
  expect(past.body.results[0]?.fields).toEqual([
    { field: 'requirements', before: [], after: ['Black shoes'], is_hidden: false },
  ]);
});

describe('a change once a pro is confirmed', () => {
  beforeEach(confirmFirst);

  test('200: another time must be accepted again, and the pro is notified', async () => {
    await database
      .updateTable('users')
      .set({ phone_number: '+16155550199' })
      .where('id', 'in', database.selectFrom('pros').select('user_id').where('id', '=', ids.idlePro))
      .execute();
    const { body } = await patch({ start_time: '2026-03-03T11:00:00' });

    expect(body).toMatchObject({
      stats: { confirmed_applications: 0, selected_applications: 1 },
      effects: { asked_again: 1, released_pros: 0 },
    });
    const [message] = await database.selectFrom('outbox_messages').selectAll().execute();
    expect(message).toMatchObject({
      recipient: '+16155550199',
      body: expect.stringMatching(/9:00.AM to 5:00.PM has changed. It is now .*11:00.AM to 5:00.PM/),
    });
  });

  test('200: any other change keeps the confirmation', async () => {
    const { body } = await patch({ wage_amount: 26, description: 'Serve the terrace.' });
    expect(body.stats.confirmed_applications).toBe(1);
    expect(await database.selectFrom('outbox_messages').selectAll().execute()).toEqual([]);
  });

  test('200: as many places as confirmed pros make it CONFIRMED, one more reopens it', async () => {
    expect((await patch({ allowed_confirmed_pros: 1 })).body.status).toBe('CONFIRMED');
    expect((await patch({ allowed_confirmed_pros: 2 })).body.status).toBe('POSTED');
  });

  test('409: a lower wage once a pro is confirmed', async () => {
    expect(await patch({ wage_amount: 24 })).toMatchObject({
      status: 409,
      error: { code: 'invalid_transition', target: 'wage_amount' },
    });
  });
});

test.each([
  [{ wage_amount: 14.99 }, 'wage_amount'],
  [{ wage_amount: 75.01 }, 'wage_amount'],
  [{ allowed_confirmed_pros: 0 }, 'allowed_confirmed_pros'],
  [{ start_time: '2026-03-02T08:00:00', end_time: '2026-03-02T12:00:00' }, 'start_time'],
  [{ end_time: '2026-03-01T12:00:00' }, 'end_time'],
  [{ end_time: '2026-03-04T09:00:00' }, 'end_time'],
  [{ unpaid_break_minutes: 240, end_time: '2026-03-03T12:00:00' }, 'unpaid_break_minutes'],
  [{ onsite_manager_id: people.rival.id }, 'onsite_manager_id'],
  [{ location_address_id: 999 }, 'location_address_id'],
  [{ attachment_ids: [999] }, 'attachment_ids.0'],
  [{ selected_requirement_ids: [999] }, 'selected_requirement_ids.0'],
  [{ is_auto_post_network_to_marketplace_enabled: true }, 'is_auto_post_network_to_marketplace_enabled'],
])('400: rejects %j', async (body, target) => {
  expect(await patch(body)).toMatchObject({ status: 400, error: { target } });
});

test('409: an outdated revision, with the changed fields and who changed them', async () => {
  await patch({ wage_amount: 25, description: 'Serve the bar.' }, 'manager');
  const late = await patch({ wage_amount: 26, revision: 1 });

  expect(late).toMatchObject({
    status: 409,
    error: {
      code: 'conflict',
      message: expect.stringMatching(/^Mara .*changed this shift while you were editing it/),
      details: expect.arrayContaining([
        expect.objectContaining({ target: 'wage_amount', target_value: 25 }),
        expect.objectContaining({ target: 'description', target_value: 'Serve the bar.' }),
      ]),
    },
  });
  expect((await patch({ wage_amount: 26, revision: 2 })).body).toMatchObject({
    wage_amount: 26,
    revision: 3,
  });
});

test('200: new applications do not change the revision', async () => {
  await confirmFirst();
  expect((await patch({ wage_amount: 26, revision: 1 })).status).toBe(200);
});

test('409: the wage after the start', async () => {
  clock.set(hoursFromStart(24).toISOString());
  expect(await patch({ wage_amount: 30 })).toMatchObject({ status: 409, error: { target: 'wage_amount' } });
});

test('401, 403, 404: callers without access', async () => {
  expect((await call('PATCH', path, { body: {} })).status).toBe(401);
  expect(await patch({ wage_amount: 30 }, 'onsite')).toMatchObject({
    status: 403,
    error: { target: 'gigs.post' },
  });
  expect((await patch({ wage_amount: 30 }, 'rival')).status).toBe(404);
});

describe('background checks at a location that has them off', () => {
  test('400: background checks cannot be required at a location that has them off', async () => {
    expect(await requireCheck()).toMatchObject({
      status: 400,
      error: {
        target: 'background_check_required',
        message: 'Background checks are off at this location',
      },
    });
  });

  test('200: background checks stay required where they already were, and can be dropped', async () => {
    await database
      .updateTable('gigs')
      .set({ background_check_required: true })
      .where('id', '=', ids.postedGig)
      .execute();

    expect((await requireCheck()).status).toBe(200);
    expect((await patch({ background_check_required: false })).body.background_check_required).toBe(false);
  });
});
