import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

type Result = {
  id: number;
  ok: boolean;
  gig?: { start_time: string; end_time: string; revision: number };
  effects?: object;
  error?: { code: string; target?: string };
};

async function bulk(body: object, as: Person = 'member', path = '/staffer/gigs/bulk/') {
  const response = await call<{ results: Result[] }>('POST', path, { as, body });
  return { ...response, results: response.body.results };
}

/** Saturdays at 6 pm in New York, around the daylight saving change on the 1st of November 2026. */
const evenings = ['2026-10-24T22:00:00Z', '2026-10-31T22:00:00Z', '2026-11-07T23:00:00Z'];
let series: number[];

beforeEach(async () => {
  await reset();
  const { id: bundle_id } = await database
    .insertInto('gig_bundles')
    .values({ created_ts: hoursFromStart(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  series = [];
  for (const start of evenings) {
    const start_time = new Date(start);
    const end_time = new Date(start_time.getTime() + 4 * 3_600_000);
    series.push(await addGig(database, { start_time, end_time, timezone: 'America/New_York', bundle_id }));
  }
});

/** The starts of the series as they are stored, in whole seconds. */
async function storedStarts() {
  const gigs = database.selectFrom('gigs').select('start_time').where('id', 'in', series).orderBy('id');
  return (await gigs.execute()).map(({ start_time }) => start_time.toISOString().replace('.000', ''));
}

const starts = (results: Result[]) => results.map(({ gig }) => gig?.start_time);

describe('200: a series', () => {
  test('moves by a day and half an hour of local time, across a daylight saving change', async () => {
    const changes = { start_time: '2026-10-25T18:30:00', end_time: '2026-10-25T22:30:00' };
    const { results } = await bulk({ action: 'update', ids: series.slice(0, 1), scope: 'bundle', changes });

    expect(starts(results)).toEqual([
      '2026-10-25T22:30:00.000Z',
      '2026-11-01T23:30:00.000Z',
      '2026-11-08T23:30:00.000Z',
    ]);
  });

  test('changes a gig and later ones, but not earlier ones', async () => {
    const { results } = await bulk({
      action: 'update',
      ids: series.slice(1, 2),
      scope: 'following',
      changes: { wage_amount: 26 },
    });
    expect(results.map(({ id }) => id)).toEqual(series.slice(1));
  });

  test('reports gigs that cannot change, and changes the rest', async () => {
    await addApplication(database, {
      gig_id: series[1] ?? 0,
      pro_id: 1,
      is_selected: true,
      is_confirmed: true,
    });
    const { results } = await bulk({
      action: 'update',
      ids: series.slice(0, 1),
      scope: 'bundle',
      changes: { wage_amount: 20 },
    });
    expect(results.map(({ ok, error }) => error?.target ?? ok)).toEqual([true, 'wage_amount', true]);
  });

  test('changes no other gig when the gig itself was changed by someone else, so that a retry moves each once', async () => {
    const [first = 0] = series;
    await call('PATCH', `/staffer/gigs/${first}/`, { as: 'manager', body: { wage_amount: 26 } });
    const changes = { start_time: '2026-10-24T19:00:00', end_time: '2026-10-24T23:00:00' };
    const move = { action: 'update', ids: [first], scope: 'bundle', changes };

    const outdated = await bulk({ ...move, revision: 1 });

    expect(outdated.results).toMatchObject([{ id: first, error: { code: 'conflict' } }]);
    expect(await storedStarts()).toEqual(evenings);

    const { results } = await bulk({ ...move, revision: 2 });

    expect(results.map(({ id }) => id)).toEqual(series);
    expect(await storedStarts()).toEqual([
      '2026-10-24T23:00:00Z',
      '2026-10-31T23:00:00Z',
      '2026-11-08T00:00:00Z',
    ]);
  });

  test('moves the later gigs, in order of their start, when the gig itself moves behind them', async () => {
    const changes = { start_time: '2026-11-14T18:00:00', end_time: '2026-11-14T22:00:00' };

    const { results } = await bulk({
      action: 'update',
      ids: series.slice(1, 2),
      scope: 'following',
      changes,
    });

    expect(results.map(({ id }) => id)).toEqual(series.slice(1));
    expect(starts(results)).toEqual(['2026-11-14T23:00:00.000Z', '2026-11-21T23:00:00.000Z']);
  });

  test('changes the gigs before and after the gig, in order of their start', async () => {
    const { results } = await bulk({
      action: 'update',
      ids: series.slice(1, 2),
      scope: 'bundle',
      changes: { wage_amount: 26 },
    });
    expect(results.map(({ id }) => id)).toEqual(series);
  });

  test.each([{ action: 'update', changes: { wage_amount: 26 } }, { action: 'cancel' }, { action: 'close' }])(
    'returns only the id that was sent for a series of another organization: %j',
    async (action) => {
      const { results } = await bulk({ ...action, ids: series.slice(1, 2), scope: 'bundle' }, 'rival');
      expect(results).toMatchObject([{ id: series[1], error: { code: 'not_found' } }]);
    },
  );

  test('closes the rest when the gig itself cannot be closed', async () => {
    await database
      .updateTable('gigs')
      .set({ status: 'CANCELLED' })
      .where('id', '=', series[0] ?? 0)
      .execute();
    const { results } = await bulk({ action: 'close', ids: series.slice(0, 1), scope: 'bundle' });
    expect(results.map(({ ok, error }) => error?.code ?? ok)).toEqual(['invalid_transition', true, true]);
  });

  test('skips cancelled gigs', async () => {
    await call('POST', `/staffer/gigs/${series[1]}/cancel/`, { as: 'member', body: {} });
    const { results } = await bulk({ action: 'cancel', ids: series.slice(0, 1), scope: 'bundle' });
    expect(results.map(({ id }) => id)).toEqual([series[0], series[2]]);
  });
});

test('200: gives several gigs the same hours on their days', async () => {
  const { results } = await bulk({ action: 'update', ids: series, changes: { start_clock: '17:00' } });
  expect(starts(results)).toEqual([
    '2026-10-24T21:00:00.000Z',
    '2026-10-31T21:00:00.000Z',
    '2026-11-07T22:00:00.000Z',
  ]);
});

test('200: returns an error for each gig, including unknown ones and those of other organizations', async () => {
  const { results } = await bulk({
    action: 'close',
    ids: [ids.postedGig, ids.summitGig, 999, ids.cancelledGig],
  });
  expect(results.map(({ error }) => error?.code)).toEqual([
    undefined,
    'not_found',
    'not_found',
    'invalid_transition',
  ]);
});

test('200: a validation returns the effects and changes nothing', async () => {
  await addApplication(database, { gig_id: ids.postedGig, pro_id: 4, is_selected: true, is_confirmed: true });
  const changes = { start_time: '2026-03-03T10:00:00', end_time: '2026-03-03T18:00:00' };
  const body = { action: 'update', ids: [ids.postedGig], changes };
  const { results } = await bulk(body, 'member', '/validate-only/staffer/gigs/bulk/');

  expect(results).toMatchObject([{ effects: { asked_again: 1 } }]);
  const gig = database.selectFrom('gigs').select('revision').where('id', '=', ids.postedGig);
  expect(await gig.executeTakeFirst()).toEqual({ revision: 1 });
});

test.each([
  [{ action: 'update', changes: { wage_amount: 80 } }, 'changes.wage_amount'],
  [{ action: 'update', changes: { start_clock: '25:00' } }, 'changes.start_clock'],
  [{ action: 'update', changes: {}, revision: 1, ids: [1, 2] }, 'ids'],
  [{ action: 'cancel', scope: 'bundle', ids: [1, 2] }, 'ids'],
  [{ action: 'close', ids: [] }, 'ids'],
  [{ action: 'cancel', reason: 'NO_SHOW' }, 'reason'],
  [{ action: 'cancel', reason: 'OTHER' }, 'explanation'],
])('400: rejects %j', async (body, target) => {
  expect(await bulk({ ids: [ids.postedGig], ...body })).toMatchObject({ status: 400, error: { target } });
});
