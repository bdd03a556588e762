import { beforeEach, describe, expect, test } from 'vitest';
import { posting } from '../../testing/postings.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { PostedGigResult } from '../posting/postEach.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

const { location_id, ...row } = posting;

async function importRows(rows: object[], path = '/staffer/gigs/imports/') {
  const body = { location_id, rows };
  const response = await call<{ results: PostedGigResult[] }>('POST', path, {
    as: 'member',
    body,
  });
  return { ...response, results: response.body.results };
}

const gigIds = async () =>
  (await database.selectFrom('gigs').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('200', () => {
  test('posts valid rows together, in their order', async () => {
    const before = await gigIds();
    const later = {
      ...row,
      start_time: '2026-03-05T22:00:00',
      end_time: '2026-03-06T04:00:00',
      contact_name: 'Kai',
    };

    const { status, results } = await importRows([row, later]);

    expect(status).toBe(200);
    const posted = (await gigIds()).slice(before.length);
    expect(results).toEqual([
      {
        start_time: '2026-03-04T23:00:00.000Z',
        end_time: '2026-03-05T05:00:00.000Z',
        problems: [],
        same_gig_id: null,
        gig_id: posted[0],
      },
      {
        start_time: '2026-03-06T04:00:00.000Z',
        end_time: '2026-03-06T10:00:00.000Z',
        problems: [],
        same_gig_id: null,
        gig_id: posted[1],
      },
    ]);
    const rows = await database
      .selectFrom('gigs')
      .selectAll()
      .where('id', 'in', posted)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([{ contact_name: null }, { contact_name: 'Kai' }]);
    expect(new Set(rows.map(({ bundle_id }) => bundle_id)).size).toBe(1);
  });

  test('reports each problem of an invalid row, and posts nothing', async () => {
    const before = await gigIds();
    const { results } = await importRows([
      row,
      { ...row, wage_amount: 14.99, allowed_confirmed_pros: 0 },
      { ...row, start_time: '2026-03-01T17:00:00', end_time: '2026-03-01T23:00:00' },
      { ...row, skill_id: 999 },
      { ...row, contact_phone: '123' },
      { end_time: row.end_time },
    ]);

    expect(results.map(({ problems }) => problems.map(({ target }) => target))).toEqual([
      [],
      ['wage_amount', 'allowed_confirmed_pros'].toSorted(),
      ['start_time'],
      ['skill_id'],
      ['contact_phone'],
      expect.arrayContaining(['skill_id', 'start_time', 'allowed_confirmed_pros', 'wage_amount']),
    ]);
    expect(results[1]?.problems).toContainEqual({
      target: 'wage_amount',
      message: 'Enter a wage from $15 to $75 an hour',
    });
    expect(results.every(({ gig_id }) => gig_id === null)).toBe(true);
    expect(await gigIds()).toEqual(before);
  });

  test('a validation posts nothing, and names the existing gig', async () => {
    const before = await gigIds();
    const same = { ...row, start_time: '2026-03-03T12:00:00', end_time: '2026-03-03T18:00:00' };

    const { results } = await importRows(
      [row, same, { ...same, skill_id: ids.lineCook }],
      '/validate-only/staffer/gigs/imports/',
    );

    expect(results.map(({ same_gig_id }) => same_gig_id)).toEqual([null, ids.postedGig, null]);
    expect(results.map(({ problems }) => problems)).toEqual([[], [], []]);
    expect(await gigIds()).toEqual(before);
  });

  test.each(['recurrence', 'schedule', 'excluded_dates', 'color'])(
    'a row is one gig: %s means nothing there',
    async (field) => {
      const { results } = await importRows([{ ...row, [field]: [] }]);

      expect(results).toMatchObject([
        { problems: [{ message: expect.stringContaining('is not known here') }] },
      ]);
    },
  );
});

test.each([
  ['no rows', [], 'rows'],
  ['201 rows', Array.from({ length: 201 }, () => row), 'rows'],
  ['a row that is no object', ['x'], 'rows.0'],
])('400: rejects %s', async (_what, rows, target) => {
  const { status, error } = await call('POST', '/staffer/gigs/imports/', {
    as: 'member',
    body: { location_id, rows },
  });

  expect(status).toBe(400);
  expect(error?.target).toBe(target);
});

test.each([
  [401, undefined, location_id],
  [403, 'onsite', location_id],
  [404, 'member', ids.summitHotel],
] as const)('%d: who may not post there', async (status, as, location) => {
  const body = { location_id: location, rows: [row] };

  expect((await call('POST', '/staffer/gigs/imports/', { ...(as && { as }), body })).status).toBe(status);
});

test('409: a location that was denied approval', async () => {
  await database
    .updateTable('locations')
    .set({ approval_status: 'DENIED' })
    .where('id', '=', location_id)
    .execute();

  expect((await importRows([row])).error).toMatchObject({
    code: 'invalid_transition',
    target: 'location_id',
  });
});

test('403: before the terms of use are accepted, nothing is posted', async () => {
  await database.updateTable('users').set({ terms_version_accepted: null }).execute();
  const before = await gigIds();

  expect(
    await call('POST', '/staffer/gigs/imports/', { as: 'member', body: { location_id, rows: [row] } }),
  ).toMatchObject({
    status: 403,
    error: { code: 'terms_required' },
  });
  expect(await gigIds()).toEqual(before);
});
