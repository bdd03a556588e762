import { beforeAll, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, ids } = await startTestServer();
const path = '/staffer/pro-blocks/';

type BlockPage = Page<{ id: number; location_ids: number[] }>;

function block(as: 'owner' | 'rival' | 'admin', gigster_id: number, location_ids: number[], reason: string) {
  return call('POST', '/staffer/pro-block/', { as, body: { gigster_id, location_ids, reason } });
}

beforeAll(async () => {
  await block('owner', 1, [ids.harborHouse, ids.vineStreet], 'CANCELLED_CALLED_OUT');
  await block('rival', 1, [ids.summitHotel], 'COMPLETED_GIG_AFTER_PAYMENT');
  await block('admin', 2, [ids.harborHouse, ids.summitHotel], 'BLOCKED_BY_BRIGADE_ADMIN');
});

test('200: the blocks at locations of the caller with their pros, newest first', async () => {
  const { status, body } = await call<BlockPage>('GET', path, { as: 'owner' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    count: 2,
    results: [
      {
        gigster_id: 2,
        location_ids: [ids.harborHouse],
        reason: 'BLOCKED_BY_BRIGADE_ADMIN',
        feedback: null,
        created_ts: clock.now().toISOString(),
        pro: { profile_id: 2, display_name: 'Blake C.', is_blocked: true },
      },
      { gigster_id: 1, location_ids: [ids.harborHouse, ids.vineStreet], reason: 'CANCELLED_CALLED_OUT' },
    ],
  });
});

test('200: a platform admin sees all blocks', async () => {
  const { body } = await call<BlockPage>('GET', path, { as: 'admin' });

  expect(body.results.map(({ location_ids }) => location_ids)).toEqual([
    [ids.harborHouse, ids.summitHotel],
    [ids.summitHotel],
    [ids.harborHouse, ids.vineStreet],
  ]);
});

test.each([
  [`location_id=${ids.vineStreet}`, 1],
  [`location_id=${ids.harborHouse}`, 2],
  ['gigster_id=2', 1],
  ['gigster_id=4', 0],
])('200: %s narrows the list', async (query, count) => {
  expect((await call<BlockPage>('GET', `${path}?${query}`, { as: 'owner' })).body).toMatchObject({ count });
});

test('400: an unknown filter, naming it', async () => {
  expect((await call('GET', `${path}?pro_id=1`, { as: 'owner' })).error).toMatchObject({ target: 'pro_id' });
});

test('401: without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test.each(['', `?location_id=${ids.harborHouse}`])(
  '403: an onsite manager sees no blocks%s',
  async (query) => {
    expect((await call('GET', `${path}${query}`, { as: 'onsite' })).error).toMatchObject({
      target: 'blocks.manage',
    });
  },
);

test('404: the location of another organization has no list', async () => {
  expect((await call('GET', `${path}?location_id=${ids.summitHotel}`, { as: 'owner' })).status).toBe(404);
});
