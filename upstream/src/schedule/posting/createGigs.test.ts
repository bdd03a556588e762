import { beforeEach, describe, expect, test } from 'vitest';
import { people } from '../../testing/people.ts';
import { posting } from '../../testing/postings.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { GigResponse } from '../gigs/gigResponse.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

const post = (body: object) => call<GigResponse[]>('POST', '/staffer/gigs/', { as: 'member', body });

describe('201', () => {
  test('posts a gig with the sent fields and the defaults of the location', async () => {
    const requirement = await database
      .insertInto('requirements')
      .values({ name: 'Black shirt', category: 'ATTIRE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { status, body } = await post({
      ...posting,
      unpaid_break_minutes: 30,
      description: ' Serve the patio. ',
      special_inst: 'Enter by the dock.',
      private_notes: 'Ask for the early crew.',
      contact_name: 'Mara',
      contact_phone: '615 555 0123',
      onsite_manager_id: people.onsite.id,
      boosted_gig_bonus: 10,
      selected_requirement_ids: [requirement.id],
      timezone: 'America/Chicago',
    });

    expect(status).toBe(201);
    expect(body).toMatchObject([
      {
        status: 'POSTED',
        type: 'MARKETPLACE',
        employment_type: 'F1099',
        start_time: '2026-03-04T23:00:00.000Z',
        end_time: '2026-03-05T05:00:00.000Z',
        timezone: 'America/Chicago',
        address_line_1: '12 Broadway',
        use_location_address: true,
        allowed_confirmed_pros: 2,
        wage_amount: 22.5,
        description: 'Serve the patio.',
        private_notes: 'Ask for the early crew.',
        contact_phone: '+16155550123',
        onsite_manager: { role: 'ONSITE_MANAGER', user: { first_name: 'Otto' } },
        requirements: [{ name: 'Black shirt' }],
        boosted_gig_bonus: 10,
        bundle_id: null,
        is_recurring: false,
        recurrence: null,
        checkin_code: expect.stringMatching(/^\d{4}$/),
      },
    ]);
    const written = await database
      .selectFrom('changes')
      .select(['action', 'actor_user_id'])
      .where('gig_id', '=', body[0]?.id ?? 0)
      .executeTakeFirst();
    expect(written).toEqual({ action: 'created', actor_user_id: people.member.id });
  });

  test('a series is one bundle with its rule; dropped dates have no gigs', async () => {
    const { body } = await post({
      ...posting,
      recurrence: { freq: 'WEEKLY', interval: 1, byweekdays: [{ weekday: 2 }], until: '2026-03-25' },
      excluded_dates: ['2026-03-11'],
    });

    // Clocks go forward on March 8: the local times stay the same.
    expect(body.map(({ start_time }) => start_time)).toEqual([
      '2026-03-04T23:00:00.000Z',
      '2026-03-18T22:00:00.000Z',
      '2026-03-25T22:00:00.000Z',
    ]);
    expect(new Set(body.map(({ bundle_id }) => bundle_id)).size).toBe(1);
    expect(body[0]).toMatchObject({
      is_recurring: true,
      number_of_gigs_in_bundle: 3,
      recurrence: {
        freq: 'WEEKLY',
        byweekdays: [{ weekday: 2, occurrence: null }],
        until: '2026-03-25',
        dtstart: '2026-03-04T17:00:00',
      },
    });
  });

  test('a schedule has lines of several positions and days, which repeat together', async () => {
    const { location_id, ...line } = posting;
    const cook = {
      ...line,
      skill_id: ids.lineCook,
      start_time: '2026-03-05T10:00:00',
      end_time: '2026-03-05T15:00:00',
    };
    const { status, body } = await post({
      location_id,
      description: 'Spring week',
      schedule: [line, { ...cook, description: 'Grill' }],
      recurrence: { freq: 'WEEKLY', until: '2026-03-11' },
    });

    expect(status).toBe(201);
    expect(body.map(({ start_time, description }) => [start_time, description])).toEqual([
      ['2026-03-04T23:00:00.000Z', 'Spring week'],
      ['2026-03-05T16:00:00.000Z', 'Grill'],
      ['2026-03-11T22:00:00.000Z', 'Spring week'],
      ['2026-03-12T15:00:00.000Z', 'Grill'],
    ]);
  });

  test('posts 104 dates at once', async () => {
    const { status, body } = await post({ ...posting, recurrence: { freq: 'DAILY', until: '2026-06-15' } });

    expect(status).toBe(201);
    expect(body).toHaveLength(104);
  });

  test('an end at or before the start is the next day', async () => {
    const { body } = await post({ ...posting, end_time: '2026-03-04T02:00:00' });

    expect(body[0]).toMatchObject({ end_time: '2026-03-05T08:00:00.000Z' });
  });

  test('a network gig shows when it moves to the marketplace', async () => {
    const { body } = await post({
      ...posting,
      start_time: '2026-03-12T17:00:00-05:00',
      end_time: '2026-03-12T23:00:00-05:00',
      type: 'NETWORK',
      is_auto_post_network_to_marketplace_enabled: true,
    });

    expect(body[0]).toMatchObject({ type: 'NETWORK', move_to_marketplace_ts: '2026-03-10T22:00:00.000Z' });
  });

  test('every gig of a posting has its attachments', async () => {
    const { id } = await database
      .insertInto('attachments')
      .values({
        location_id: ids.harborHouse,
        name: 'floor-plan.pdf',
        provider_identifier: 'floor-plan',
        status: 'available',
        media_type: 'application/pdf',
        content: Buffer.from('%PDF-'),
        created_ts: '2026-03-02T15:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const recurrence = { freq: 'DAILY', until: '2026-03-05' };
    const { body } = await post({ ...posting, recurrence, attachment_ids: [id, id] });

    expect(body).toMatchObject([{ attachments: [{ id }] }, { attachments: [{ id }] }]);
  });

  test('gigs are UNAPPROVED at a location awaiting approval', async () => {
    const { body } = await call<GigResponse[]>('POST', '/staffer/gigs/', {
      as: 'owner',
      body: { ...posting, location_id: ids.harborAnnex },
    });

    expect(body).toMatchObject([{ status: 'UNAPPROVED' }]);
  });

  test('another address sets the place and the time zone', async () => {
    const { id } = await database
      .insertInto('location_addresses')
      .values({
        location_id: ids.harborHouse,
        street_address: '5 Lake Road',
        city: 'Knoxville',
        state_code: 'TN',
        postal_code: '37902',
        timezone: 'America/New_York',
        longitude: -83.9,
        latitude: 35.9,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await post({ ...posting, location_address_id: id });

    expect(body[0]).toMatchObject({
      address_line_1: '5 Lake Road',
      use_location_address: false,
      timezone: 'America/New_York',
      start_time: '2026-03-04T22:00:00.000Z',
    });
  });
});

test('401: without a session', async () => {
  expect((await call('POST', '/staffer/gigs/', { body: posting })).status).toBe(401);
});

test('403: an onsite manager posts nothing', async () => {
  const { status, error } = await call('POST', '/staffer/gigs/', { as: 'onsite', body: posting });

  expect(status).toBe(403);
  expect(error).toMatchObject({ code: 'permission_denied', target: 'gigs.post' });
});

test.each([ids.summitHotel, 999_999])(
  '404: location %i does not exist for the caller',
  async (location_id) => {
    expect((await post({ ...posting, location_id })).status).toBe(404);
  },
);

test('409: a location that was denied approval', async () => {
  await database
    .updateTable('locations')
    .set({ approval_status: 'DENIED' })
    .where('id', '=', ids.harborHouse)
    .execute();

  expect((await post(posting)).error).toMatchObject({ code: 'invalid_transition', target: 'location_id' });
});
