import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { withoutChanges } from '../../../platform/database/withoutChanges.ts';
import { bulkLoad } from './bulkLoad.ts';
import { growAdHocPayments } from './growAdHocPayments.ts';
import { growGeoLogs } from './growGeoLogs.ts';
import { growPayments } from './growPayments.ts';
import { growPunches } from './growPunches.ts';

/** How many records of each kind to add, and to which work. */
export interface RecordGrowth {
  /** At most two for each application that gets some: an application has one charge and one payout. */
  records: number;
  /** The highest id of the applications that get none. */
  lastApplicationId: number;
}

/** What adds a number of rows to each table. */
const growths = {
  payments: growPayments,
  adhoc_payments: growAdHocPayments,
  time_punches: growPunches,
  geo_logs: growGeoLogs,
};

/**
 * Adds as many payments, ad-hoc payments, punches and geo logs each to the work of a grown marketplace (see
 * `growMarketplace`): two payments for each application, and several of each other kind for each confirmed one. Tallies
 * and the sums of days follow. What other triggers derive from a row stays as it was: the result is right to measure
 * reading, and not to work on.
 */
export async function growRecords(database: Database, growth: RecordGrowth): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await withoutChanges(transaction);
    await planWork(transaction, growth);
    for (const [table, grow] of Object.entries(growths)) {
      await withoutRowTriggers(transaction, table, () =>
        bulkLoad(transaction, table, () => grow(transaction, growth.records)),
      );
    }
    await sql`
      select sum_work(array_agg(id)) from gig_applications where is_confirmed and id > ${growth.lastApplicationId}
    `.execute(transaction);
    await foldSums(transaction);
  });
}

/** As writers have done in a database in use. */
async function foldSums(database: Database): Promise<void> {
  await sql`select setval('day_sums_writes', 6)`.execute(database);
  await sql`
    insert into day_sums (location_id, day, skill_id) select distinct location_id, day, skill_id from day_sums
  `.execute(database);
  await sql`select setval('hour_sums_writes', 6)`.execute(database);
  await sql`
    insert into hour_sums (location_id, day, skill_id, hour) select distinct location_id, day, skill_id, 0 from hour_sums
  `.execute(database);
}

/** Fills a temporary table `grown_work` with the applications, numbered from 0, the confirmed ones of past gigs first. */
async function planWork(database: Database, { lastApplicationId }: RecordGrowth): Promise<void> {
  await sql`
    create temporary table grown_work on commit drop as
    select row_number() over (order by not is_worked, id)::int - 1 as place,
      count(*) filter (where is_worked) over ()::int as worked,
      id, gig_id, location_id, pro_id, work_start_time, work_end_time
    from (
      select *, is_confirmed and not is_gig_cancelled and business_payment_id is not null as is_worked
      from gig_applications where id > ${lastApplicationId}::bigint
    ) as added
  `.execute(database);
  await sql`alter table grown_work add primary key (place)`.execute(database);
  await sql`analyze grown_work`.execute(database);
}

/** Runs `load` with no other triggers of the table than those that keep tallies. */
async function withoutRowTriggers(
  database: Database,
  table: string,
  load: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tgname as name from pg_trigger
    where tgrelid = ${table}::regclass and not tgisinternal and tgenabled = 'O' and tgname not like 'tally%'
  `.execute(database);
  const turn = (state: 'disable' | 'enable') =>
    Promise.all(
      rows.map(({ name }) =>
        sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger ${sql.id(name)}`.execute(database),
      ),
    );
  await turn('disable');
  await load();
  await turn('enable');
}
