import { sql } from 'kysely';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DashboardSpan } from './dashboardPeriod.ts';

/** What a dashboard sums: work at locations of one time zone. */
export type DashboardScope = {
  locationIds: readonly number[];
  timezone: string;
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

/** The week of a start time within the span, counted from 0. */
export function weekNumber(startTime: string, { timezone, span }: DashboardScope) {
  return sql<number>`((${sql.ref(startTime)} at time zone ${timezone})::date - ${span.firstWeek}::date) / 7`;
}

/** Whether a start time is within the span: a range of the index of the location's work. */
export function isWithin(startTime: string, { timezone, span }: DashboardScope) {
  return sql<boolean>`(
    ${sql.ref(startTime)} >= ${span.from}::timestamp at time zone ${timezone}
    and ${sql.ref(startTime)} < (${span.to}::date + 1)::timestamp at time zone ${timezone}
  )`;
}

/** The confirmed work of the span, with its location, week and position, without gigs that were cancelled. */
export function confirmedWork(database: Database, scope: DashboardScope) {
  return database
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .select(['gig_applications.location_id', 'gigs.skill_id'])
    .select(weekNumber('gig_applications.gig_start_time', scope).as('week'))
    .where('gig_applications.location_id', 'in', scope.locationIds)
    .where(isWithin('gig_applications.gig_start_time', scope))
    .where('gig_applications.is_confirmed', '=', true)
    .where('gig_applications.is_gig_cancelled', '=', false);
}

/** How many rows of a group fulfill a condition. */
export function countOf(condition: ReturnType<typeof sql>) {
  return sql<number>`count(*) filter (where ${condition})::integer`;
}
