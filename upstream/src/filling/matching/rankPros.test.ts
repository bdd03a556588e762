import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { fixtureIds as ids, testStart } from '../../testing/fixtureIds.ts';
import { addNetworkMembers, addProGroup } from '../../testing/network.ts';
import { testClock } from '../../testing/testClock.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { rankStandbys } from './rankPros.ts';

const { database, reset } = await testDatabase();
const clock = testClock(testStart);

beforeEach(reset);

/** Creates a pro of the gig's market with its position; returns the pro's id. */
async function addServer(values: Parameters<typeof addPro>[1] = {}) {
  const proId = await addPro(database, values);
  await database.insertInto('pro_skills').values({ pro_id: proId, skill_id: ids.server }).execute();
  return proId;
}

const rank = (options: Partial<Parameters<typeof rankStandbys>[1]> = {}) =>
  rankStandbys(database, { gigId: ids.postedGig, limit: 10, now: clock.now(), ...options });

const applicants = [...ids.pros];

/** The ids of standbys who are not applicants. */
const others = async () => (await rank({ excludeProIds: applicants })).map(({ proId }) => proId);

test('pros are ranked by score, then favorites, then id', async () => {
  const plain = await addServer({ rating: 4 });
  const favorite = await addServer({ rating: 4 });
  const best = await addServer({ rating: 5 });
  await database
    .insertInto('favorite_pros')
    .values({ pro_id: favorite, location_id: ids.harborHouse, created_ts: clock.now() })
    .execute();

  const ranked = await rank({ excludeProIds: applicants });

  expect(ranked.map(({ proId }) => proId)).toEqual([best, favorite, plain]);
  expect(ranked[0]?.score).toBe(71); // 30 skill, 15 rating, 12.5 completion, 3 availability, 10 city
  expect((await rank({ limit: 1, excludeProIds: applicants })).map(({ proId }) => proId)).toEqual([best]);
});

test('the ranking includes open applicants', async () => {
  expect((await rank()).map(({ proId }) => proId).toSorted((one, other) => one - other)).toEqual(applicants);
});

test('the ranking includes only pros with the position in the market of the location', async () => {
  await addPro(database);
  await addServer({ market_id: 2 });
  expect(await rank({ excludeProIds: applicants })).toEqual([]);
});

describe('excludes', () => {
  test('the ranking excludes a pro who is blocked at the location', async () => {
    const proId = await addServer();
    const { id } = await database
      .insertInto('pro_blocks')
      .values({ pro_id: proId, reason: 'CANCELLED_CALLED_OUT', created_ts: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('pro_block_locations')
      .values({ block_id: id, pro_id: proId, location_id: ids.harborHouse })
      .execute();
    expect(await others()).not.toContain(proId);
  });

  test('the ranking excludes a suspended pro', async () => {
    const proId = await addServer();
    await database
      .updateTable('users')
      .set({ account_status: 'SUSPENDED' })
      .where('id', '=', (eb) => eb.selectFrom('pros').select('user_id').where('id', '=', proId))
      .execute();
    expect(await others()).not.toContain(proId);
  });

  test.each([
    ['has a place', { is_selected: true }],
    ['was out of it', { is_cancelled: true, cancellation_reason: 'CANCELLED_BY_PRO' }],
  ])('the ranking excludes a pro who %s in the gig', async (_what, values) => {
    const proId = await addServer();
    await addApplication(database, { gig_id: ids.postedGig, pro_id: proId, ...values });
    expect(await others()).not.toContain(proId);
  });

  test.each(['PENDING', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const)(
    'the ranking excludes a pro with an offer that is %s',
    async (status) => {
      const proId = await addServer();
      await database
        .insertInto('direct_offers')
        .values({
          gig_id: ids.postedGig,
          pro_id: proId,
          application_type: 'DIRECT_OFFER',
          status,
          created_ts: clock.now(),
        })
        .execute();
      expect(await others()).not.toContain(proId);
    },
  );

  test('the ranking excludes a pro without the background check that the gig requires', async () => {
    const proId = await addServer();
    await database
      .updateTable('gigs')
      .set({ background_check_required: true })
      .where('id', '=', ids.postedGig)
      .execute();
    expect(await others()).not.toContain(proId);
  });
});

test('the ranking excludes a pro with other work during the gig, but not before or after it', async () => {
  const proId = await addServer();
  const elsewhere = async (start: number, end: number) => {
    const gigId = await addGig(database, {
      location_id: ids.vineStreet,
      start_time: hoursFromStart(start),
      end_time: hoursFromStart(end),
    });
    await addApplication(database, { gig_id: gigId, pro_id: proId, is_selected: true });
  };
  await elsewhere(16, 24);
  await elsewhere(32, 40);
  expect(await rank({ excludeProIds: applicants })).toHaveLength(1);
  await elsewhere(31, 33);
  expect(await rank({ excludeProIds: applicants })).toEqual([]);
});

test('the ranking checks certifications on the day of the gig, if the gig requires them', async () => {
  const holder = await addServer();
  const former = await addServer();
  await addServer();
  const { id: certificationId } = await database
    .insertInto('certifications')
    .values({ name: 'Alcohol Server' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: requirementId } = await database
    .insertInto('requirements')
    .values({ name: 'Alcohol server', category: 'CERTIFICATION' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('gig_requirements')
    .values({ gig_id: ids.postedGig, requirement_id: requirementId })
    .execute();
  const held = { certification_id: certificationId, status: 'APPROVED' } as const;
  await database
    .insertInto('pro_certifications')
    .values([
      { pro_id: holder, ...held, expiration_date: '2026-03-03' },
      { pro_id: former, ...held, expiration_date: '2026-03-02' },
    ])
    .execute();
  expect(await rank({ excludeProIds: applicants })).toHaveLength(3);

  await database
    .updateTable('gigs')
    .set({ require_certifications: true })
    .where('id', '=', ids.postedGig)
    .execute();
  expect((await rank({ excludeProIds: applicants })).map(({ proId }) => proId)).toEqual([holder]);
});

describe('the ranking for a gig of the network', () => {
  beforeEach(async () => {
    await database.updateTable('gigs').set({ type: 'NETWORK' }).where('id', '=', ids.postedGig).execute();
  });

  test('the ranking for a gig of the network includes only members of the network and applicants', async () => {
    const member = await addServer();
    await addServer();
    await addNetworkMembers(database, [member]);

    expect((await rank({ excludeProIds: applicants })).map(({ proId }) => proId)).toEqual([member]);
    expect((await rank()).map(({ proId }) => proId)).toEqual(expect.arrayContaining([...applicants, member]));
  });

  test('the ranking for a gig of groups includes only their members while only they can see it', async () => {
    const [inGroup, inNetwork] = [await addServer(), await addServer()];
    const groupId = await addProGroup(database, [inGroup]);
    await addNetworkMembers(database, [inNetwork]);
    await database.insertInto('gig_groups').values({ gig_id: ids.postedGig, group_id: groupId }).execute();
    await database
      .updateTable('gigs')
      .set({ is_for_groups_only: true })
      .where('id', '=', ids.postedGig)
      .execute();

    expect((await rank({ excludeProIds: applicants })).map(({ proId }) => proId)).toEqual([inGroup]);
  });
});
