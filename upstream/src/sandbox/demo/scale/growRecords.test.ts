import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { emptyDemoTables } from '../../../testing/emptyDemoTables.ts';
import { testDatabase } from '../../../testing/testDatabase.ts';
import { seedDemo } from '../seedDemo.ts';
import { growMarketplace } from './growMarketplace.ts';
import { growRecords } from './growRecords.ts';

const { database } = await testDatabase();
const now = new Date('2026-06-17T19:20:00Z');
const tables = ['payments', 'adhoc_payments', 'time_punches', 'geo_logs'];

async function rowsOf(query: ReturnType<typeof sql<Record<string, unknown>>>) {
  return (await query.execute(database)).rows;
}

const counts = () =>
  rowsOf(
    sql`select ${sql.join(tables.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.id(table)}`))}`,
  );

const definitions = () =>
  rowsOf(sql`
    select indexdef as text from pg_indexes where tablename = any(${tables})
    union all
    select conname || pg_get_constraintdef(oid) from pg_constraint where conrelid::regclass::text = any(${tables})
    union all
    select tgname || tgenabled::text from pg_trigger
    where tgrelid::regclass::text = any(${tables}) and not tgisinternal
    order by text
  `);

const demo: { counts: Record<string, unknown>[]; definitions: Record<string, unknown>[] } = {
  counts: [],
  definitions: [],
};

beforeAll(async () => {
  await emptyDemoTables(database);
  await seedDemo(database, { seed: 1, now });
  demo.counts = await counts();
  demo.definitions = await definitions();
  const [last] = await rowsOf(sql`select max(id) as id from gig_applications`);
  await growMarketplace(database, { gigs: 200, applications: 2100, seed: 1, now });
  await growRecords(database, { records: 1500, lastApplicationId: Number(last?.['id']) });
});

test('adds exactly the given number of records of each kind', async () => {
  const [before] = demo.counts;
  const [after] = await counts();

  expect(after).toEqual(
    Object.fromEntries(Object.entries(before ?? {}).map(([table, count]) => [table, Number(count) + 1500])),
  );
});

test('the tallies of ad-hoc payments and geo logs equal the actual counts', async () => {
  expect(
    await rowsOf(sql`
      select (select sum(amount) from adhoc_payment_tallies where location_id = 0) as payments,
        (select sum(amount) from geo_log_tallies where location_id = 0 and is_flagged_for_staffer_review) as flagged
    `),
  ).toEqual(
    await rowsOf(sql`
      select (select count(*) from adhoc_payments) as payments,
        (select count(*) from geo_logs where is_flagged_for_staffer_review) as flagged
    `),
  );
});

test('restores indexes, constraints and triggers', async () => {
  expect(demo.definitions.length).toBeGreaterThan(20);
  expect(await definitions()).toEqual(demo.definitions);
});
