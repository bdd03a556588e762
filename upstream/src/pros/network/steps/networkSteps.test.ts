import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { runDueWork } from '../../../platform/dueWork/runDueWork.ts';
import { dueJobs } from '../../../app/dueJobs.ts';
import { hoursFromStart } from '../../../testing/builders.ts';
import { addNetworkMembers, addProGroup } from '../../../testing/network.ts';
import { posting } from '../../../testing/postings.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { isInAudience } from './isInAudience.ts';

const { call, database, clock, ids, reset } = await startTestServer();
const path = '/staffer/gigs/';
const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);

type Gig = {
  id: number;
  type: string;
  is_for_groups_only: boolean;
  open_to_network_ts: string | null;
  move_to_marketplace_ts: string | null;
};

beforeEach(async () => {
  await reset();
  await addProGroup(database, [1]);
  await addNetworkMembers(database, [2]);
});

const steps = {
  type: 'NETWORK',
  is_auto_post_network_to_marketplace_enabled: true,
  network_group_ids: [1],
  network_group_hours: 4,
  network_hours: 6,
};

async function post(body: object): Promise<Gig> {
  const response = await call<Gig[]>('POST', path, { as: 'member', body: { ...posting, ...body } });
  expect(response.error).toBeUndefined();
  expect(response.status).toBe(201);
  const [gig] = response.body;
  if (!gig) throw new Error('Nothing was posted');
  return gig;
}

async function audience(gigId: number): Promise<boolean[]> {
  const rows = await database
    .selectFrom('gigs')
    .innerJoin('pros', (join) => join.on('pros.id', 'in', [1, 2, 3]))
    .select(isInAudience(sql.ref('pros.id')).as('sees'))
    .where('gigs.id', '=', gigId)
    .orderBy('pros.id')
    .execute();
  return rows.map(({ sees }) => sees);
}

describe('a network gig with steps', () => {
  test('a network gig is visible to its groups, then the whole network, then all pros', async () => {
    const { id, ...gig } = await post(steps);
    const read = async () => (await call<Gig>('GET', `${path}${id}/`, { as: 'onsite' })).body;

    expect(gig).toMatchObject({
      is_for_groups_only: true,
      network_groups: [{ id: 1, name: 'Bar team' }],
      open_to_network_ts: hoursFromStart(4).toISOString(),
      move_to_marketplace_ts: hoursFromStart(10).toISOString(),
    });
    expect(await audience(id)).toEqual([true, false, false]);

    clock.set(hoursFromStart(3.9));
    expect(await run()).not.toHaveProperty('openToNetwork');
    clock.set(hoursFromStart(4));
    expect(await run()).toMatchObject({ openToNetwork: 1 });
    expect(await read()).toMatchObject({ is_for_groups_only: false, open_to_network_ts: null });
    expect(await audience(id)).toEqual([true, true, false]);

    clock.set(hoursFromStart(10));
    expect(await run()).toMatchObject({ moveToMarketplace: 1 });
    expect(await read()).toMatchObject({ type: 'MARKETPLACE', move_to_marketplace_ts: null });
    expect(await audience(id)).toEqual([true, true, true]);
  });

  test('a network gig takes both steps at once when the job runs late', async () => {
    const { id } = await post(steps);
    clock.set(hoursFromStart(11));

    expect(await run()).toMatchObject({ openToNetwork: 1, moveToMarketplace: 1 });
    expect(await audience(id)).toEqual([true, true, true]);
  });

  test('a network gig at short notice gives each step a third of the time', async () => {
    const gig = await post({ ...steps, network_group_hours: 300, network_hours: 300 });
    const { start_time } = await database
      .selectFrom('gigs')
      .select('start_time')
      .where('id', '=', gig.id)
      .executeTakeFirstOrThrow();
    const ahead = start_time.getTime() - clock.now().getTime();
    const passed = (time: string | null) => Date.parse(time ?? '') - clock.now().getTime();

    expect(passed(gig.open_to_network_ts)).toBeCloseTo(ahead / 3, -1);
    expect(passed(gig.move_to_marketplace_ts)).toBeCloseTo((ahead * 2) / 3, -1);
  });

  test('a network gig stays in the network unless the marketplace is enabled', async () => {
    const gig = await post({
      type: 'NETWORK',
      network_group_ids: [1],
      network_group_hours: 4,
    });

    expect(gig).toMatchObject({ is_for_groups_only: true, move_to_marketplace_ts: null });
  });

  test('a network gig counts the steps from the approval of its location', async () => {
    await database
      .updateTable('locations')
      .set({ approval_status: 'PENDING' })
      .where('id', '=', ids.harborHouse)
      .execute();
    const { id } = await post(steps);
    clock.set(hoursFromStart(5));
    expect(await run()).toEqual({});
    await database
      .updateTable('gigs')
      .set({ status: 'POSTED', last_updated_ts: clock.now() })
      .where('id', '=', id)
      .execute();

    expect((await call('GET', `${path}${id}/`, { as: 'member' })).body).toMatchObject({
      open_to_network_ts: hoursFromStart(9).toISOString(),
      move_to_marketplace_ts: hoursFromStart(15).toISOString(),
    });
  });

  test('a network gig is no longer limited to its groups once it is a marketplace gig', async () => {
    const { id } = await post(steps);
    await call('PATCH', `${path}${id}/`, { as: 'member', body: { type: 'MARKETPLACE', revision: 1 } });

    expect((await call('GET', `${path}${id}/`, { as: 'member' })).body).toMatchObject({
      type: 'MARKETPLACE',
      is_for_groups_only: false,
      open_to_network_ts: null,
      move_to_marketplace_ts: null,
    });
    expect(await audience(id)).toEqual([true, true, true]);
  });
});

test('a gig that is only offered has no audience', async () => {
  await database
    .updateTable('gigs')
    .set({ type: 'PRIVATE_DIRECT_OFFER' })
    .where('id', '=', ids.postedGig)
    .execute();

  expect(await audience(ids.postedGig)).toEqual([false, false, false]);
});

test.each([
  [{ network_group_hours: null }, 'network_group_hours', 'Enter for how many hours the groups alone see it'],
  [{ network_group_ids: [] }, 'network_group_ids', 'Choose at least one group'],
  [{ network_group_ids: [999] }, 'network_group_ids', 'Choose groups of this location'],
  [{ network_group_hours: 0 }, 'network_group_hours', 'Enter 1 to 336 hours'],
  [{ network_hours: 337 }, 'network_hours', 'Enter 1 to 336 hours'],
  [
    { is_auto_post_network_to_marketplace_enabled: false },
    'network_hours',
    'Only shifts that move to the marketplace have hours before that',
  ],
  [
    {
      type: 'MARKETPLACE',
      is_auto_post_network_to_marketplace_enabled: false,
      network_hours: null,
      network_group_hours: null,
    },
    'network_group_ids',
    'Only network shifts are shown to groups first',
  ],
])('400: %j is refused at its field', async (wrong, target, message) => {
  const { status, error } = await call('POST', path, {
    as: 'member',
    body: { ...posting, ...steps, ...wrong },
  });

  expect(status).toBe(400);
  expect(error?.details).toMatchObject([{ target, message }]);
});
