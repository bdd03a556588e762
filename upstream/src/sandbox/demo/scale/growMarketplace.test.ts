import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/testDatabase.ts';
import { seedDemo } from '../seedDemo.ts';
import { emptyDemoTables } from '../../../testing/emptyDemoTables.ts';
import { growMarketplace } from './growMarketplace.ts';

const { database } = await testDatabase();
const now = new Date('2026-06-17T19:20:00Z');
const growth = { gigs: 400, applications: 4100, seed: 1, now };

/** The only row of a query. */
async function only<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const { rows } = await query.execute(database);
  expect(rows).toHaveLength(1);
  return rows[0] as Row;
}

const definitions = () =>
  only<{ list: string[] }>(sql`
    select array_agg(definition order by definition) as list from (
      select indexdef from pg_indexes where tablename in ('gigs', 'gig_applications')
      union all
      select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where conrelid in ('gigs'::regclass, 'gig_applications'::regclass)
      union all
      select tgname || ' ' || tgenabled::text from pg_trigger
      where tgrelid in ('gigs'::regclass, 'gig_applications'::regclass) and not tgisinternal
    ) as found (definition)
  `);

const fingerprint = () =>
  only<{ gigs: string; applications: string }>(sql`
    select (select md5(string_agg(gigs::text, '|' order by id)) from gigs) as gigs,
      (select md5(string_agg(gig_applications::text, '|' order by id)) from gig_applications) as applications
  `);

let definitionsBefore: { list: string[] };

beforeAll(async () => {
  await emptyDemoTables(database);
  await seedDemo(database, { seed: 1, now });
  definitionsBefore = await definitions();
  await growMarketplace(database, growth);
});

test('adds exactly the given number of gigs and applications', async () => {
  expect(
    await only(sql`
      select (select count(*) from gigs) as gigs, (select count(*) from gig_applications) as applications
    `),
  ).toEqual({ gigs: 800, applications: 8100 });
});

test('adds a tenth of the gigs to a demo location and the others to many new ones', async () => {
  const { busy, places } = await only<{ busy: number; places: number }>(sql`
    select count(*) filter (where location_id = 1) as busy, count(distinct location_id) as places
    from gigs where id > 400
  `);
  expect(busy).toBeGreaterThan(20);
  expect(busy).toBeLessThan(70);
  expect(places).toBeGreaterThan(5);
});

test('the counters of every gig equal the actual counts', async () => {
  const { rows } = await sql`
    select gigs.id from gigs left join (
      select gig_id, count(*) as total, count(*) filter (where is_selected and not is_cancelled) as selected,
        count(*) filter (where is_confirmed and not is_cancelled) as confirmed,
        count(*) filter (where is_cancelled) as cancelled, count(business_payment_status) as payments,
        count(*) filter (where business_payment_status = 'FAILED') as failed,
        count(*) filter (where pro_payment_status = 'AVAILABLE') as paid
      from gig_applications group by gig_id
    ) as found on found.gig_id = gigs.id
    where (total_applications, selected_applications, confirmed_applications, cancelled_applications, total_payments,
        failed_payments, paid_pros)
      is distinct from (coalesce(total, 0), coalesce(selected, 0), coalesce(confirmed, 0), coalesce(cancelled, 0),
        coalesce(payments, 0), coalesce(failed, 0), coalesce(paid, 0))
  `.execute(database);
  expect(rows).toEqual([]);
});

test('values maintained by triggers are correct', async () => {
  const { rows } = await sql`
    select application.id from gig_applications as application join gigs on gigs.id = gig_id
    where application.is_gig_cancelled <> (gigs.status = 'CANCELLED') or gigs.search_words = ''
      or application.gig_start_time <> gigs.start_time or application.location_id <> gigs.location_id
  `.execute(database);
  expect(rows).toEqual([]);
  expect(
    await only(sql`
      select (select sum(amount) from gig_tallies where location_id = 0) as gigs,
        (select sum(amount) from gig_application_tallies where location_id = 0) as applications
    `),
  ).toEqual({ gigs: 800, applications: 8100 });
});

test('statuses are consistent with the clock, and nothing happened in the future', async () => {
  const { rows } = await sql`
    select id, status from gigs
    where created_ts >= least(start_time, ${now}::timestamptz) or last_updated_ts > ${now}::timestamptz
      or (start_time > ${now}::timestamptz and status not in ('UNAPPROVED', 'POSTED', 'CONFIRMED', 'CANCELLED'))
      or (end_time <= ${now}::timestamptz and status in ('UNAPPROVED', 'POSTED', 'CONFIRMED'))
    union all
    select id, 'application' from gig_applications
    where created_ts > ${now}::timestamptz or last_updated_ts > ${now}::timestamptz
  `.execute(database);
  expect(rows).toEqual([]);
});

test('restores indexes, constraints and triggers', async () => {
  expect(definitionsBefore.list.length).toBeGreaterThan(20);
  expect(await definitions()).toEqual(definitionsBefore);
});

test('later rows get ids after the new ones', async () => {
  const { highest } = await only<{ highest: number }>(sql`select max(id) as highest from gigs`);
  const { next } = await only<{ next: number }>(
    sql`select nextval(pg_get_serial_sequence('gigs', 'id')) as next`,
  );
  expect(next).toBeGreaterThan(highest);
});

test('equal seeds add equal rows', async () => {
  const first = await fingerprint();
  await emptyDemoTables(database);
  await seedDemo(database, { seed: 1, now });
  await growMarketplace(database, growth);
  expect(await fingerprint()).toEqual(first);
});
