import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { workActs } from '../../testing/workActs.ts';
import { complianceKeys, readComplianceRows } from './complianceRows.ts';
import { type DashboardScope, readSums } from './dashboardRows.ts';
import { fillRateKeys, readFillRateRows } from './fillRateRows.ts';
import { readOpenHours } from './openHours.ts';
import { reliabilityKeys, readReliabilityRows } from './reliabilityRows.ts';

const { database, ids, reset } = await startTestServer();

afterEach(reset);

const locationIds = [ids.harborHouse, ids.vineStreet] as const;
const acts = workActs(database, locationIds);
const spentKeys = ['workers', 'minutes', 'charged_cents'] as const;
const figures = [...fillRateKeys, ...reliabilityKeys, ...complianceKeys, ...spentKeys];

/** Whether the charge of work took no money. */
const hasFailed = sql`coalesce(business_payment_status in ('FAILED', 'ERROR'), false)`;

/** The sums, counted from the rows that they are of. */
async function count({ span, now }: DashboardScope) {
  const { rows } = await sql<Record<string, number>>`
    with works as (
      select work.*, gigs.skill_id, gigs.unpaid_break_minutes, locations.timezone,
        gigs.status = 'CANCELLED' or work.is_cancelled and work.cancellation_reason is distinct from 'NO_SHOW'
          and work.cancellation_reason is distinct from 'CALLED_OUT' as is_replaced,
        not work.is_cancelled or work.guaranteed_minutes is not null as is_paid,
        (select min(time) from time_punches where application_id = work.id and punch_type = 'CLOCK_IN') as clock_in,
        coalesce(
          case when not ${hasFailed} then round(work.business_payment_amount * 100) end,
          (select sum(total_cents) from invoice_lines where application_id = work.id and adhoc_payment_id is null)
        ) as cents
      from gig_applications as work join gigs on gigs.id = gig_id join locations on locations.id = work.location_id
      where work.is_confirmed and (gigs.status <> 'CANCELLED' or work.guaranteed_minutes is not null)
    ), rows as (
      select location_id, skill_id, (start_time at time zone locations.timezone)::date as day,
        1 as gigs, allowed_confirmed_pros as places, least(allowed_confirmed_pros, confirmed_applications) as filled,
        (filled_ts is not null)::int as filled_gigs,
        greatest(0, coalesce(round(extract(epoch from filled_ts - gigs.created_ts) / 60), 0)) as minutes_to_fill,
        0 as confirmed, 0 as late, 0 as no_shows, 0 as called_out, 0 as due, 0 as compliant, 0 as too_late,
        0 as too_short, 0 as too_long, 0 as skipped, 0 as unrecorded, 0 as workers, 0 as minutes, 0 as charged_cents
      from gigs join locations on locations.id = location_id
      where start_time <= ${now} and gigs.status not in ('UNAPPROVED', 'CANCELLED')
      union all
      select location_id, skill_id, (gig_start_time at time zone timezone)::date, 0, 0, 0, 0, 0,
        1, (not is_cancelled and coalesce(clock_in > original_work_start_time + interval '15 minutes', false))::int,
        (cancellation_reason is not distinct from 'NO_SHOW')::int,
        (cancellation_reason is not distinct from 'CALLED_OUT')::int, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
      from works where gig_start_time <= ${now} and not is_replaced
      union all
      select location_id, skill_id, (gig_start_time at time zone timezone)::date, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        1, (break_compliance = 'COMPLIANT')::int, (break_compliance = 'TOO_LATE')::int,
        (break_compliance = 'TOO_SHORT')::int, (break_compliance = 'TOO_LONG')::int,
        (break_compliance = 'SKIPPED')::int, (break_compliance in ('UNKNOWN', 'NO_START_END_TIME'))::int, 0, 0, 0
      from works where work_end_time <= ${now} and not is_gig_cancelled
        and break_compliance not in ('NOT_APPLICABLE', 'SHORT_SHIFT')
      union all
      select location_id, skill_id, (gig_start_time at time zone timezone)::date, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 1, coalesce(guaranteed_minutes,
          greatest(0, extract(epoch from work_end_time - work_start_time) / 60 - unpaid_break_minutes)),
        coalesce(cents, 0)
      from works where is_paid
    )
    select location_id, skill_id, (day - ${span.firstWeek}::date) / 7 as week,
      ${sql.join(figures.map((figure) => sql`round(sum(${sql.ref(figure)}))::float8 as ${sql.ref(figure)}`))}
    from rows where location_id in (${sql.join(locationIds)}) and day between ${span.from}::date and ${span.to}::date
    group by 1, 2, 3 order by 1, 2, 3
  `.execute(database);
  return rows;
}

/** The places of each hour of the week, counted hour by hour. */
async function countHours({ span, now }: DashboardScope) {
  const { rows } = await sql`
    select trim(to_char(hour, 'DAY')) as weekday, extract(hour from hour)::int as hour,
      sum(allowed_confirmed_pros)::int as places,
      sum(least(allowed_confirmed_pros, confirmed_applications))::int as filled
    from (
      select *, start_time at time zone locations.timezone as first, end_time at time zone locations.timezone as last
      from gigs join locations on locations.id = location_id
    ) as clocked, generate_series(date_trunc('hour', first), last - interval '1 second', interval '1 hour') as hour
    where location_id in (${sql.join(locationIds)}) and start_time <= ${now}
      and first::date between ${span.from}::date and ${span.to}::date and status not in ('UNAPPROVED', 'CANCELLED')
    group by 1, 2, extract(isodow from hour) order by extract(isodow from hour), 2
  `.execute(database);
  return rows;
}

type Row = Record<string, number>;

/** The rows of a dashboard with anything in them, and the figures of that dashboard. */
function of(rows: readonly Row[], keys: readonly string[]): Row[] {
  return rows
    .filter((row) => row[keys[0] ?? ''] !== 0)
    .map((row) =>
      Object.fromEntries(['location_id', 'skill_id', 'week', ...keys].map((key) => [key, row[key] ?? 0])),
    )
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

async function expectEqualSums(now: Date): Promise<void> {
  const scope: DashboardScope = {
    locationIds,
    span: { from: '2026-02-20', to: '2026-03-12', firstWeek: '2026-02-16' },
    now,
    network: 'SANDBOX',
  };
  const counted = await count(scope);

  expect(of(await readFillRateRows(database, scope), fillRateKeys)).toEqual(of(counted, fillRateKeys));
  expect(of(await readReliabilityRows(database, scope), reliabilityKeys)).toEqual(
    of(counted, reliabilityKeys),
  );
  expect(of(await readComplianceRows(database, scope), complianceKeys)).toEqual(of(counted, complianceKeys));
  expect(of(await readSums(database, scope, spentKeys), spentKeys)).toEqual(of(counted, spentKeys));
  expect(await readOpenHours(database, scope, undefined)).toEqual(await countHours(scope));
  const { rows: kept } = await sql`
    select application_id from summed_work where is_uncharged order by 1
  `.execute(database);
  const { rows: uncharged } = await sql`
    select id as application_id from gig_applications
    where is_confirmed and (not is_cancelled and not is_gig_cancelled or guaranteed_minutes is not null)
      and (business_payment_amount is null or ${hasFailed})
      and id not in (select application_id from invoice_lines where adhoc_payment_id is null)
    order by 1
  `.execute(database);
  expect(kept).toEqual(uncharged);
}

/** Some acts contradict each other: the database refuses them by a constraint, and nothing has changed. */
function expectRefusal(error: unknown): void {
  expect(error).toMatchObject({ code: expect.stringMatching(/^23/) });
}

const act = fc.tuple(
  fc.constantFrom(...Object.keys(acts), 'post', 'apply', 'apply', 'punch'),
  fc.nat(10_000),
  fc.nat(10_000),
);

test('after any acts, at any time, the kept sums are those that one counts', async () => {
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(act, { minLength: 15, maxLength: 60 }),
        fc.integer({ min: -200, max: 250 }),
        async (steps, hours) => {
          for (const [name, pick, way] of steps) await acts[name]?.(pick, way).catch(expectRefusal);
          await expectEqualSums(hoursFromStart(hours));
          await expectEqualSums(hoursFromStart(10_000));
        },
      )
      .afterEach(reset),
    { numRuns: 60 },
  );
});

test('rows about a gig that was folded before keep what they add when they are folded alone', async () => {
  const location_id = 1_000_000;
  const day = { location_id, day: '2026-03-02', skill_id: ids.server, late: 1 };
  // A writer leaves out rows that another one folds at that moment: what it folds has no gig and no pro then.
  for (let writer = 0; writer < 8; writer += 1) await database.insertInto('day_sums').values(day).execute();
  const kept = await database
    .selectFrom('day_sums')
    .select(({ fn }) => [fn.sum<number>('late').as('late'), fn.countAll<number>().as('rows')])
    .where('location_id', '=', location_id)
    .executeTakeFirstOrThrow();

  expect(kept.late).toBe(8);
  expect(kept.rows).toBeLessThan(8);
});

test('a change of an hour that was folded alone is kept until what takes it back', async () => {
  const location_id = 1_000_000;
  const changes = [
    { hour: 10, places: 2 },
    { hour: 18, places: -2 },
  ];
  for (let writer = 0; writer < 8; writer += 1) {
    await database
      .insertInto('hour_sums')
      .values(changes.map((change) => ({ location_id, day: '2026-03-02', skill_id: ids.server, ...change })))
      .execute();
  }
  const kept = await database
    .selectFrom('hour_sums')
    .select(({ fn }) => ['hour', fn.sum<number>('places').as('places'), fn.countAll<number>().as('rows')])
    .where('location_id', '=', location_id)
    .groupBy('hour')
    .orderBy('hour')
    .execute();

  expect(kept).toMatchObject([
    { hour: 10, places: 16 },
    { hour: 18, places: -16 },
  ]);
  expect(kept[0]?.rows).toBeLessThan(8);
});

test('writers at the same time lose nothing while rows are folded', async () => {
  const gigs = await Promise.all(
    [1, 2, 3, 4].map((hours) => addGig(database, { start_time: hoursFromStart(hours) })),
  );
  await Promise.all(
    gigs.map(async (gig_id, offset) => {
      const id = await addApplication(database, { gig_id, pro_id: 1, is_selected: true, is_confirmed: true });
      for (let step = 0; step < 30; step += 1) {
        await database
          .updateTable('gig_applications')
          .set({ business_payment_amount: step + offset })
          .where('id', '=', id)
          .execute();
        await database
          .insertInto('time_punches')
          .values({ application_id: id, time: hoursFromStart(5 - step / 10), punch_type: 'CLOCK_IN' })
          .execute();
      }
    }),
  );
  const { rows } = await database
    .selectFrom('day_sums')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();

  await expectEqualSums(hoursFromStart(100));
  // 240 changes add more than 300 rows.
  expect(rows).toBeLessThan(60);
});
