import { beforeEach, describe, expect, test } from 'vitest';
import { people } from '../../testing/people.ts';
import { addRequirement } from '../../testing/postingMaterials.ts';
import { posting } from '../../testing/postings.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

const post = (body: object) => call('POST', '/staffer/gigs/', { as: 'member', body });

const gigCount = async () => (await database.selectFrom('gigs').select('id').execute()).length;

const until = (date: string) => ({ recurrence: { freq: 'DAILY', until: date } });
const attachment = (location_id: number) =>
  database
    .insertInto('attachments')
    .values({ location_id, name: 'Map', provider_identifier: 'map', created_ts: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();

describe('400', () => {
  test.each([
    [{ wage_amount: 14.99 }, 'wage_amount', 'Enter a wage from $15 to $75 an hour'],
    [{ wage_amount: 75.01 }, 'wage_amount', 'Enter a wage from $15 to $75 an hour'],
    [{ wage_amount: 15.005 }, 'wage_amount', 'Enter whole cents'],
    [{ boosted_gig_bonus: 0.99 }, 'boosted_gig_bonus', 'Enter a bonus from $1 to $1,000, or nothing'],
    [{ boosted_gig_bonus: 1000.01 }, 'boosted_gig_bonus', 'Enter a bonus from $1 to $1,000, or nothing'],
    [{ boosted_gig_bonus: 10.005 }, 'boosted_gig_bonus', 'Enter whole cents'],
    [{ allowed_confirmed_pros: 0 }, 'allowed_confirmed_pros', 'Enter a number from 1 to 200'],
    [{ allowed_confirmed_pros: 201 }, 'allowed_confirmed_pros', 'Enter a number from 1 to 200'],
    [
      { start_time: '2026-03-02T08:59:00', end_time: '2026-03-02T15:00:00' },
      'start_time',
      'This start has passed. Choose a later one.',
    ],
    [{ end_time: '2026-03-05T09:01:00' }, 'end_time', 'A shift can last 16 hours at most.'],
    [{ end_time: '2026-03-04T17:00:00' }, 'end_time', 'A shift can last 16 hours at most.'],
    [{ end_time: '2026-03-02T23:00:00' }, 'end_time', 'The end is before the start'],
    [{ end_time: 'at noon' }, 'end_time', 'Invalid time'],
    [{ end_time: '9999-12-31T23:00:00' }, 'end_time', 'Must be in the years 1900 to 2999'],
    [
      { end_time: '2026-03-04T18:00:00', unpaid_break_minutes: 60 },
      'unpaid_break_minutes',
      'The break must be shorter than the shift',
    ],
    [{ skill_id: undefined }, 'skill_id', 'This field is required'],
    [{ skill_id: 999 }, 'skill_id', 'This position is no longer offered. Choose another one.'],
    [{ timezone: 'America/New_York' }, 'timezone', 'The time zone there is America/Chicago'],
    [{ timezone: 'Mars/Base' }, 'timezone', 'Invalid time zone'],
    [{ contact_phone: '12' }, 'contact_phone', 'Invalid phone number'],
    [until('2026-03-03'), 'recurrence.until', 'The last date is before the first one'],
    [until('2027-03-03'), 'recurrence.until', 'Choose a date within 12 months'],
    [until('2026-06-16'), 'recurrence.until', 'At most 104 dates at once. Choose an earlier last date.'],
    [
      { recurrence: { freq: 'WEEKLY', byweekdays: [{ weekday: 0 }], until: '2026-03-06' } },
      'recurrence.until',
      'No date fits before the last one',
    ],
    [{ recurrence: { freq: 'YEARLY' } }, 'recurrence.freq', expect.stringContaining('Invalid option')],
    [
      { recurrence: { freq: 'MONTHLY', byweekdays: [{ weekday: 0, occurrence: 5 }] } },
      'recurrence.byweekdays.0.occurrence',
      'Choose the 1st to 4th or the last (-1)',
    ],
    [
      { ...until('2026-03-05'), excluded_dates: ['2026-03-04', '2026-03-05'] },
      'excluded_dates',
      'Keep at least one date',
    ],
    [{ location_address_id: 2 }, 'location_address_id', 'This is not an address of the location'],
    [
      { onsite_manager_id: people.rival.id },
      'onsite_manager_id',
      'Choose a member of the team of this location',
    ],
    [{ event_id: 999 }, 'event_id', 'This event no longer exists'],
    [
      { selected_requirement_ids: [999] },
      'selected_requirement_ids.0',
      'This requirement does not go with the position',
    ],
    [
      { is_auto_post_network_to_marketplace_enabled: true },
      'is_auto_post_network_to_marketplace_enabled',
      'Only network shifts and direct offers move to the marketplace',
    ],
    [{ employment_type: 'W2' }, 'employment_type', 'This location does not employ people this way'],
    [
      { background_check_required: true },
      'background_check_required',
      'Background checks are off at this location',
    ],
  ])('%j is refused at %s', async (wrong, target, message) => {
    const before = await gigCount();
    const { status, error } = await post({ ...posting, ...wrong });

    expect({ status, target: error?.target, message: error?.message }).toEqual({
      status: 400,
      target,
      message,
    });
    expect(await gigCount()).toBe(before);
  });

  test('a wage below the minimum of the position names the minimum', async () => {
    await database
      .updateTable('skills')
      .set({ minimum_wage_amount: 23 })
      .where('id', '=', ids.server)
      .execute();

    expect((await post(posting)).error).toMatchObject({
      target: 'wage_amount',
      message: 'This position pays at least $23.00 an hour',
    });
  });

  test.each(['vineStreet', 'harborHouse'] as const)(
    'an attachment at %s that is not there is refused',
    async (at) => {
      const { id } = await attachment(ids[at]);

      expect((await post({ ...posting, attachment_ids: [id] })).error).toMatchObject({
        target: 'attachment_ids.0',
        message: 'This attachment no longer exists. Upload it again.',
      });
    },
  );

  test('a requirement of another location, as its templates have it', async () => {
    const id = await addRequirement(database, { location_id: ids.vineStreet });

    expect((await post({ ...posting, selected_requirement_ids: [id] })).error).toMatchObject({
      target: 'selected_requirement_ids.0',
      message: 'This requirement does not go with the position',
    });
  });

  test('reports the problems of each line of a schedule', async () => {
    const { location_id, ...line } = posting;
    const late = { ...line, start_time: '2026-03-01T17:00:00', end_time: '2026-03-01T20:00:00' };
    const { error } = await post({
      location_id,
      schedule: [line, late, { ...line, end_time: line.start_time }],
    });

    expect(error?.details).toMatchObject([
      { target: 'schedule.1.start_time', message: 'This start has passed. Choose a later one.' },
      { target: 'schedule.2.end_time', message: 'A shift can last 16 hours at most.' },
    ]);
  });

  test('lines and dates together are at most 104', async () => {
    const { location_id, ...line } = posting;
    const { error } = await post({ location_id, schedule: [line, line], ...until('2026-04-25') });

    expect(error).toMatchObject({
      target: 'recurrence.until',
      message: 'At most 104 shifts can be posted at once; these would be 106',
    });
  });
});

describe('a posting before the terms of use are accepted', () => {
  beforeEach(async () => {
    await database.updateTable('users').set({ terms_version_accepted: null }).execute();
  });

  test('403: posts nothing', async () => {
    const before = await gigCount();

    expect(await post(posting)).toMatchObject({ status: 403, error: { code: 'terms_required' } });
    expect(await gigCount()).toBe(before);
  });

  test('201: a platform admin posts', async () => {
    expect((await call('POST', '/staffer/gigs/', { as: 'admin', body: posting })).status).toBe(201);
  });
});
