import { type RawBuilder, sql } from 'kysely';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DashboardSpan } from './dashboardPeriod.ts';

/** What a dashboard sums: the work of these locations on these days, each of which is of the location's time zone. */
export type DashboardScope = {
  locationIds: readonly number[];
  span: DashboardSpan;
  now: Date;
  network: CardNetworkName;
};

/** Sums of a location, a week, counted from 0, and a position. */
export type DashboardRow<Figure extends string> = {
  location_id: number;
  week: number;
  skill_id: number;
} & Record<Figure, number>;

function weekNumber(span: DashboardSpan): RawBuilder<number> {
  return sql<number>`((day - ${span.firstWeek}::date) / 7)`;
}

/** Whether a row of kept sums, or of what they consist of, is of these locations and days. */
export function isOfDays({ locationIds, span }: DashboardScope): RawBuilder<boolean> {
  return sql<boolean>`
    location_id = any(${[...locationIds]}::bigint[]) and day between ${span.from}::date and ${span.to}::date`;
}

/** Sums of kept figures, without what has not come yet; see {@link sumsOf}. */
export async function readSums<Figure extends string>(
  database: Database,
  scope: DashboardScope,
  keys: readonly [Figure, ...Figure[]],
  toCome?: RawBuilder<unknown>,
): Promise<DashboardRow<Figure>[]> {
  return (await sumsOf(scope, keys, toCome).execute(database)).rows;
}

/**
 * A query for sums by location, position and week.
 *
 * @param keys the figures; the first one is 0 only where all are
 * @param toCome selects what is in the sums and has not come yet, with location, position, day and these figures
 */
export function sumsOf<Figure extends string>(
  scope: DashboardScope,
  keys: readonly [Figure, ...Figure[]],
  toCome?: RawBuilder<unknown>,
): RawBuilder<DashboardRow<Figure>> {
  const figures = keys.map((key) => sql.ref(key));
  const subtracted =
    toCome &&
    sql`
      union all select location_id, skill_id, day, ${sql.join(figures.map((figure) => sql`-${figure}`))}
      from (${toCome}) as to_come`;
  return sql`
    select location_id, skill_id, ${weekNumber(scope.span)} as week,
      ${sql.join(figures.map((figure) => sql`round(sum(${figure}))::double precision as ${figure}`))}
    from (
      select location_id, skill_id, day, ${sql.join(figures)} from day_sums where ${isOfDays(scope)}
      ${subtracted ?? sql``}
    ) as changes
    group by location_id, skill_id, week having sum(${sql.ref(keys[0])}) <> 0
  `;
}

/** An instant after all days of the span, in whatever time zone: only work before it can be of these days. */
export function afterAllDays({ span }: DashboardScope): RawBuilder<unknown> {
  return sql`(${span.to}::date + 2)::timestamp at time zone 'UTC'`;
}
