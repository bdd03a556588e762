import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPro } from '../../../testing/builders.ts';
import type { AccountStatus } from '../../../accounts/users/usersTable.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { contractorTypes, daysOfWeek, hoursPerWeek, timeBlockNames } from '../../profiles/availability.ts';
import { proConditions } from '../proConditions.ts';
import type { ProFilters } from '../proFilters.ts';
import { bitsOfFilters } from './bitsOfFilters.ts';
import { countByBitmaps } from './countByBitmaps.ts';

const { database } = await startTestServer();
const badges = ['VERIFICATION', 'GOLD', 'SILVER'] as const;
const now = new Date();

const facets = fc.record({
  market_id: fc.option(fc.constantFrom(1, 2)),
  verified: fc.boolean(),
  has_background_check: fc.boolean(),
  rating: fc.option(fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100)),
  badges: fc.subarray([...badges]),
  time_blocks: fc.subarray([...timeBlockNames]),
  days_of_week: fc.subarray([...daysOfWeek]),
  hours_per_week: fc.option(fc.constantFrom(...hoursPerWeek)),
  pro_contractor_type: fc.option(fc.constantFrom(...contractorTypes)),
});

const filters: fc.Arbitrary<ProFilters> = fc.record(
  {
    market_id: fc.constantFrom(1, 2),
    is_verified: fc.boolean(),
    has_background_check: fc.boolean(),
    rating_gte: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
    badge_types: fc.subarray([...badges], { minLength: 1 }),
    time_blocks: fc.subarray([...timeBlockNames], { minLength: 1 }),
    days_of_week: fc.subarray([...daysOfWeek], { minLength: 1 }),
    hours_per_week: fc.subarray([...hoursPerWeek], { minLength: 1 }),
    contractor_types: fc.subarray([...contractorTypes], { minLength: 1 }),
    previous_positions: fc.subarray([1, 2], { minLength: 1 }),
    pro_certifications: fc.subarray([1, 2], { minLength: 1 }),
    skill_group: fc.constantFrom('FRONT_OF_HOUSE', 'BACK_OF_HOUSE'),
  },
  { requiredKeys: [] },
);

async function counts(asked: ProFilters) {
  const skills = await database.selectFrom('skills').selectAll().execute();
  const skillsOfGroup = skills.filter((skill) => skill.skill_group === asked.skill_group).map(({ id }) => id);
  const bits = bitsOfFilters(asked, { skillsOfGroup });
  const { count } = await database
    .selectFrom('pros')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.and(proConditions(asked, 'all', now)))
    .executeTakeFirstOrThrow();
  return { byBitmaps: bits && (await countByBitmaps(database, bits)), counted: count };
}

const job = { business_name: 'Earlier House', position: 'Crew', start_date: '2021-03-01' };

/** Bits of several chunks, one of them with few. Every third has two jobs of one position and a certificate. */
async function addPros(rows: readonly object[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, row] of rows.entries()) {
    const pro_id = await addPro(database, { ...row, id: 8_100 + index * 20 });
    ids.push(pro_id);
    if (index % 3 > 0) continue;
    const skill_id = 1 + (index % 2);
    await database.insertInto('pro_skills').values({ pro_id, skill_id }).execute();
    await database
      .insertInto('pro_work_history')
      .values([
        { ...job, pro_id, skill_id },
        { ...job, pro_id, skill_id },
        { ...job, pro_id },
      ])
      .execute();
    await database
      .insertInto('pro_certifications')
      .values({ pro_id, certification_id: skill_id, status: 'PENDING' })
      .execute();
  }
  return ids;
}

const suspend = (proIds: readonly number[], account_status: AccountStatus) =>
  database
    .updateTable('users')
    .set({ account_status })
    .where('id', 'in', (eb) => eb.selectFrom('pros').select('user_id').where('id', 'in', proIds))
    .execute();

test('bitmap counts equal search results after inserts, updates, deletes and suspensions', async () => {
  await database
    .insertInto('certifications')
    .values([
      { id: 1, name: 'Food handler' },
      { id: 2, name: 'Alcohol server' },
    ])
    .execute();
  const drawn = fc.sample(facets, { numRuns: 40, seed: 7 });
  const ids = await addPros(drawn);
  const others = fc.sample(facets, { numRuns: 30, seed: 8 });
  for (const [index, row] of others.entries()) {
    const id = ids[index % 10] ?? 0;
    await database.updateTable('pros').set(row).where('id', '=', id).execute();
  }
  await database
    .updateTable('pros')
    .set({ gigs_worked: 3, rating: 4.99 })
    .where('id', 'in', ids.slice(8, 14))
    .execute();
  const [first = 0, , , fourth = 0] = ids;
  await database
    .insertInto('pro_work_history')
    .values([
      { ...job, pro_id: first, skill_id: 1 },
      { ...job, pro_id: first, skill_id: 2 },
    ])
    .execute();
  // One of its jobs remains of the first, none of the fourth.
  await database
    .deleteFrom('pro_work_history')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('pro_work_history')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('pro_id', '=', first)
        .where('skill_id', '=', 1),
    )
    .execute();
  await database.deleteFrom('pro_work_history').where('pro_id', '=', fourth).execute();
  await database.deleteFrom('pro_certifications').where('pro_id', '=', fourth).execute();
  await database.deleteFrom('pros').where('id', 'in', ids.slice(30)).execute();
  const suspended = ids.slice(15, 25);
  await suspend(suspended, 'SUSPENDED');
  await suspend(suspended.slice(5), 'ACTIVE');

  for (const asked of fc.sample(filters, { numRuns: 150, seed: 9 })) {
    const { byBitmaps, counted } = await counts(asked);
    expect(byBitmaps, JSON.stringify(asked)).toBe(counted);
  }
});

test('accumulated rows are merged into one for each facet and chunk', async () => {
  const id = await addPro(database, { verified: true });
  for (let step = 0; step < 130; step += 1) {
    await database
      .updateTable('pros')
      .set({ verified: step % 2 === 0 })
      .where('id', '=', id)
      .execute();
  }

  const { rows } = await sql<{ amount: number }>`
    select count(*) as amount from pro_bitmaps where facet = 'verified'
  `.execute(database);
  expect(rows[0]?.amount).toBeLessThan(80);
  const { byBitmaps, counted } = await counts({ is_verified: true });
  expect(byBitmaps).toBe(counted);
});

test('filters without a bitmap are not counted by bitmaps', () => {
  expect(bitsOfFilters({ is_verified: true, is_favorite: true }, { skillsOfGroup: [] })).toBeNull();
});

test('a work history row cannot change its pro or its position', async () => {
  const pro_id = await addPro(database);
  await database
    .insertInto('pro_work_history')
    .values({ ...job, pro_id, skill_id: 1 })
    .execute();

  await expect(
    database.updateTable('pro_work_history').set({ skill_id: 2 }).where('pro_id', '=', pro_id).execute(),
  ).rejects.toThrow('keeps its pro and its value');
});
