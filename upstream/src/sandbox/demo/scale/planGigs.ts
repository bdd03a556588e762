import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { copperFinch } from '../locations/copperFinch.ts';
import { draw, type Growth } from './growth.ts';

/** The share of the new gigs at one demo location: 10,000 of 100,000. */
const busyShare = 0.1;

/**
 * Fills a temporary table `new_gigs` with every new gig: its location and local times,
 * positions, applicants and confirmed pros. Rows are ordered by start,
 * like in a marketplace that grew naturally. The applicants add up to exactly `growth.applications`.
 *
 * @param locations - the number of new locations, which have the highest ids
 */
export async function planGigs(database: Database, growth: Growth, locations: number): Promise<void> {
  const n = sql.ref('n');
  const now = sql`${growth.now}::timestamptz`;
  await sql`
    create temporary table new_gigs on commit drop as
    with drawn as (
      select
        n,
        case when ${draw(growth, 'busy', n)} < ${busyShare}::float8 then ${copperFinch.row.id}::bigint
          else (select max(id) from locations) - floor(${draw(growth, 'location', n)} * ${locations}::int)::int
        end as location_id,
        -- The square puts half of the gigs into the last quarter of the time.
        (${now} at time zone 'UTC' + interval '28 days' - make_interval(days => floor(${draw(growth, 'day', n)} ^ 2 * 760)::int))::date as day,
        (array[6, 8, 10, 11, 15, 16, 16, 17, 18])[1 + floor(${draw(growth, 'hour', n)} * 9)::int] as hour,
        4 + floor(${draw(growth, 'hours', n)} * 5)::int as hours,
        1 + floor(${draw(growth, 'heads', n)} ^ 2 * 5)::int as heads,
        1 + floor(${draw(growth, 'skill', n)} * 12)::int as skill_id,
        0.3 + ${draw(growth, 'demand', n)} * 1.4 as demand,
        ${draw(growth, 'fate', n)} as fate,
        ${draw(growth, 'fill', n)} as fill
      from generate_series(1, ${growth.gigs}::int) as n
    ), placed as (
      select drawn.*, location.timezone, location.market_id, location.invoicing_enabled,
        (day + make_interval(hours => hour)) at time zone location.timezone as start_time,
        (day + make_interval(hours => hour + hours)) at time zone location.timezone as end_time
      from drawn join locations as location on location.id = drawn.location_id
    ), shared as (
      select *, row_number() over by_start as place,
        floor(sum(demand) over by_start / sum(demand) over () * ${growth.applications}::int + 1e-6)::int as reached
      from placed
      window by_start as (order by start_time, n rows unbounded preceding)
    ), counted as (
      select *, reached - coalesce(lag(reached) over (order by place), 0) as applicants from shared
    )
    select *,
      (select max(id) from gigs) + place::int as id,
      fate < 0.06 as is_cancelled,
      least(applicants, case
        when fate < 0.06 or (fate < 0.12 and start_time <= ${now}) then 0
        when start_time > ${now} then floor(fill * (heads + 1))::int
        else heads
      end) as confirmed
    from counted
  `.execute(database);
  await sql`alter table new_gigs add primary key (id)`.execute(database);
  await sql`analyze new_gigs`.execute(database);
}
