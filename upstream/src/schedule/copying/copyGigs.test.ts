import { beforeEach, describe, expect, test } from 'vitest';
import { addGig } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { PostedGigResult } from '../posting/postEach.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

/** The week of the fixtures' posted gig, which starts on Tuesday at 9 am in Nashville. */
const week = { location_id: ids.harborHouse, week_of: '2026-03-01', to_week_of: '2026-03-08' };

/** Adds gigs that start one second after the other. */
async function addMany(count: number, startsAt: string) {
  for (let index = 0; index < count; index += 1) {
    const start = Date.parse(startsAt) + index * 1000;
    await addGig(database, { start_time: new Date(start), end_time: new Date(start + 4 * 3_600_000) });
  }
}

async function copy(changes: object = {}, path = '/staffer/gigs/copies/') {
  const response = await call<{ results: (PostedGigResult & { copied_gig_id: number })[] }>('POST', path, {
    as: 'member',
    body: { ...week, ...changes },
  });
  return { ...response, results: response.body.results };
}

const gig = (id: number | null | undefined) =>
  database
    .selectFrom('gigs')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();

describe('200', () => {
  test('a week is copied at the same local times across a daylight saving change, without the cancelled gig', async () => {
    const { results } = await copy();

    // Clocks go forward on 8 March: 9 am is 15:00 UTC before and 14:00 UTC after.
    expect(results).toEqual([
      {
        copied_gig_id: ids.postedGig,
        start_time: '2026-03-10T14:00:00.000Z',
        end_time: '2026-03-10T22:00:00.000Z',
        problems: [],
        same_gig_id: null,
        gig_id: expect.any(Number),
      },
    ]);
  });

  test('a copy has the terms of the gig, but no pros, codes or event', async () => {
    const event = await database
      .insertInto('events')
      .values({ organization_id: ids.harbor, name: 'Spring gala' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const requirement = await database
      .insertInto('requirements')
      .values({ name: 'Black shirt', category: 'ATTIRE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .updateTable('gigs')
      .set({
        event_id: event.id,
        special_inst: 'Enter by the dock.',
        boosted_gig_bonus: 10,
        contact_name: 'Kai',
      })
      .where('id', '=', ids.postedGig)
      .execute();
    await database
      .insertInto('gig_requirements')
      .values({ gig_id: ids.postedGig, requirement_id: requirement.id })
      .execute();

    const { results } = await copy();

    const { checkin_code, ...copied } = await gig(results[0]?.gig_id);
    expect(copied).toMatchObject({
      event_id: null,
      special_inst: 'Enter by the dock.',
      boosted_gig_bonus: 10,
      contact_name: 'Kai',
      wage_amount: 24.5,
      allowed_confirmed_pros: 2,
      total_applications: 0,
      created_ts: clock.now(),
    });
    expect(checkin_code).toMatch(/^\d{4}$/);
    const requirements = database.selectFrom('gig_requirements').selectAll().where('gig_id', '=', copied.id);
    expect(await requirements.execute()).toEqual([{ gig_id: copied.id, requirement_id: requirement.id }]);
  });

  test('a copy of a private gig moves to the marketplace if the gig does', async () => {
    await database
      .updateTable('gigs')
      .set({ type: 'PRIVATE_DIRECT_OFFER', is_auto_post_network_to_marketplace_enabled: true })
      .where('id', '=', ids.postedGig)
      .execute();

    const { results } = await copy();

    expect(await gig(results[0]?.gig_id)).toMatchObject({
      type: 'PRIVATE_DIRECT_OFFER',
      is_auto_post_network_to_marketplace_enabled: true,
    });
  });

  test('all gigs of a week are copied, however many the days around it have', async () => {
    await addMany(201, '2026-02-28T06:00:00Z');
    const friday = await addGig(database, {
      start_time: '2026-03-07T03:00:00Z',
      end_time: '2026-03-07T05:00:00Z',
    });

    const { results } = await copy({}, '/validate-only/staffer/gigs/copies/');

    expect(results.map(({ copied_gig_id }) => copied_gig_id)).toEqual([ids.postedGig, friday]);
  });

  test('a copied week begins and ends at midnight in the time zone of each gig', async () => {
    const gigs = new Map<string, number>();
    for (const start of ['03-01T05:59', '03-01T06:00', '03-08T05:59', '03-08T06:00']) {
      const start_time = new Date(`2026-${start}:00Z`);
      const end_time = new Date(start_time.getTime() + 4 * 3_600_000);
      gigs.set(start, await addGig(database, { start_time, end_time }));
    }

    const { results } = await copy({}, '/validate-only/staffer/gigs/copies/');

    expect(results.map(({ copied_gig_id }) => copied_gig_id)).toEqual([
      gigs.get('03-01T06:00'),
      ids.postedGig,
      gigs.get('03-08T05:59'),
    ]);
  });

  test('chosen gigs of any week and status are copied', async () => {
    const change = {
      gig_ids: [ids.completedGig, ids.cancelledGig],
      week_of: '2026-02-22',
      to_week_of: '2026-03-08',
    };

    const { results } = await copy(change);

    expect(results.map(({ copied_gig_id, start_time }) => [copied_gig_id, start_time])).toEqual([
      [ids.completedGig, '2026-03-09T06:00:00.000Z'],
      [ids.cancelledGig, '2026-03-18T14:00:00.000Z'],
    ]);
  });

  test('the validation of a copy reports duplicates and problems, and posts nothing', async () => {
    await addGig(database, { start_time: '2026-03-10T15:00:00Z', end_time: '2026-03-10T18:00:00Z' });
    const pastWage = await addGig(database, { wage_amount: 14 });
    const before = await database.selectFrom('gigs').select('id').execute();

    const { results } = await copy({}, '/validate-only/staffer/gigs/copies/');

    expect(results).toMatchObject([
      { copied_gig_id: ids.postedGig, same_gig_id: 6, problems: [] },
      { copied_gig_id: pastWage, problems: [{ target: 'wage_amount' }] },
    ]);
    expect(await database.selectFrom('gigs').select('id').execute()).toEqual(before);
    expect((await copy()).results.every(({ gig_id }) => gig_id === null)).toBe(true);
  });
});

describe('200: an address that was removed from the location', () => {
  const away = {
    use_location_address: false,
    address_line_1: '9 Pier Road',
    start_time: '2026-03-04T15:00:00Z',
  };

  test('200: a removed address is a problem of the copy, which is not posted at the main address', async () => {
    const removed = await addGig(database, { ...away, end_time: '2026-03-04T19:00:00Z' });

    const { results } = await copy();

    expect(results).toMatchObject([
      { copied_gig_id: ids.postedGig, problems: [], gig_id: null },
      {
        copied_gig_id: removed,
        start_time: null,
        problems: [{ target: 'location_address_id', message: 'Its address was removed from the location.' }],
        gig_id: null,
      },
    ]);
  });

  test('200: a removed address does not hide other problems of the copy', async () => {
    await addGig(database, { ...away, end_time: '2026-03-04T19:00:00Z', wage_amount: 14 });

    const { results } = await copy();

    expect(results[1]?.problems.map(({ target }) => target)).toEqual(['location_address_id', 'wage_amount']);
  });
});

test('400: more gigs than can be copied at once, beside many on the day before', async () => {
  await addMany(150, '2026-02-28T06:00:00Z');
  await addMany(201, '2026-03-03T06:00:00Z');

  expect((await copy()).error).toMatchObject({
    target: 'week_of',
    message: 'At most 200 shifts can be copied at once. Choose some of them.',
  });
});

test.each([
  [{ to_week_of: '2026-03-01' }, 'to_week_of', 'Choose another week'],
  [{ to_week_of: '2026-03-09' }, 'to_week_of', 'Choose a date that is whole weeks away'],
  [{ week_of: '0000-01-01' }, 'week_of', 'Must be in the years 1900 to 2999'],
  [{ to_week_of: '9999-12-26' }, 'to_week_of', 'Must be in the years 1900 to 2999'],
])('400: rejects %j', async (changes, target, message) => {
  expect((await copy(changes)).error).toMatchObject({ code: 'invalid', target, message });
});

test.each([
  [401, undefined, {}],
  [403, 'onsite', {}],
  [404, 'member', { location_id: ids.summitHotel }],
  [404, 'member', { gig_ids: [ids.summitGig] }],
] as const)('%d: who may not post or see', async (status, as, changes) => {
  const body = { ...week, ...changes };

  expect((await call('POST', '/staffer/gigs/copies/', { ...(as && { as }), body })).status).toBe(status);
});

test('403: before the terms of use are accepted', async () => {
  await database.updateTable('users').set({ terms_version_accepted: null }).execute();

  expect(await call('POST', '/staffer/gigs/copies/', { as: 'member', body: week })).toMatchObject({
    status: 403,
    error: { code: 'terms_required' },
  });
});
