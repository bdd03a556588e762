import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { weekdays } from './dashboardPeriod.ts';
import { afterAllDays, type DashboardScope, isOfDays } from './dashboardRows.ts';

/** Places of gigs that take place in an hour of the week. */
type OpenHour = {
  weekday: (typeof weekdays)[number];
  /** From 0 to 23, by the clock of the location. */
  hour: number;
  places: number;
  filled: number;
};

/** How many more places there are from an hour on. */
type HourChange = {
  /** On which gigs start, counted from Monday: 0. */
  weekday: number;
  /** Counted from the midnight before they start. */
  hour: number;
  places: number;
  filled: number;
};

/**
 * The hours of the week in which gigs that start in the period had places, from Monday on. Only gigs that have started. A
 * gig counts in each hour that it touches, also past midnight and past the last day.
 *
 * @param skillId the only position; undefined for all
 */
export async function readOpenHours(
  database: Database,
  scope: DashboardScope,
  skillId: number | undefined,
): Promise<OpenHour[]> {
  const { rows } = await hourChanges(scope, skillId).execute(database);
  return addUp(rows);
}

/** A query for the changes by the day of the week and the hour. */
export function hourChanges(scope: DashboardScope, skillId: number | undefined): RawBuilder<HourChange> {
  const isWanted = skillId === undefined ? sql`true` : sql`skill_id = ${skillId}`;
  return sql`
    select extract(isodow from day)::int - 1 as weekday, hour,
      sum(places)::double precision as places, sum(filled)::double precision as filled
    from (
      select day, skill_id, hour, places, filled from hour_sums where ${isOfDays(scope)}
      union all
      select day, skill_id, hour, -one * allowed_confirmed_pros,
        -one * least(allowed_confirmed_pros, confirmed_applications)
      from gigs join locations on locations.id = location_id, gig_hours(start_time, end_time, locations.timezone)
      where ${isOfDays(scope)} and start_time > ${scope.now} and start_time < ${afterAllDays(scope)}
        and gigs.status not in ('UNAPPROVED', 'CANCELLED')
    ) as changes
    where ${isWanted} group by 1, 2
  `;
}

/** What is added in an hour is there until what takes it back. */
function addUp(changes: readonly HourChange[]): OpenHour[] {
  const week = weekdays.flatMap((weekday) =>
    Array.from({ length: 24 }, (_, hour): OpenHour => ({ weekday, hour, places: 0, filled: 0 })),
  );
  const last = Math.max(0, ...changes.map(({ hour }) => hour));
  for (const { weekday, places, filled, ...change } of changes) {
    for (let hour = change.hour; hour < last; hour += 1) {
      const sum = week[(weekday * 24 + hour) % week.length];
      if (sum === undefined) continue;
      sum.places += places;
      sum.filled += filled;
    }
  }
  return week.filter(({ places }) => places > 0);
}
