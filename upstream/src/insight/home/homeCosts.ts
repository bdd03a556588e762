import { sql } from 'kysely';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { readEstimates } from '../dashboards/readEstimates.ts';

type Span = { network: CardNetworkName; now: Date; weeks: number };

/**
 * What the confirmed work of each week costs in cents, by location and the Sunday of the week. What is charged counts as
 * charged, invoiced work as invoiced, and other work as paying it now would cost.
 */
export async function readWeekCosts(
  database: Database,
  locationIds: readonly number[],
  { network, ...span }: Span,
): Promise<Map<number, Map<string, number>>> {
  if (locationIds.length === 0) return new Map();
  const [charged, uncharged] = await Promise.all([
    readCharged(database, locationIds, span),
    readUncharged(database, locationIds, span),
  ]);
  const ids = uncharged.map(({ application_id }) => application_id);
  const estimates = await readEstimates(database, network, ids);
  const costs = new Map<number, Map<string, number>>();
  const add = (location_id: number, week: string, cents: number) => {
    const ofLocation = costs.get(location_id) ?? new Map<string, number>();
    ofLocation.set(week, (ofLocation.get(week) ?? 0) + cents);
    costs.set(location_id, ofLocation);
  };
  for (const { location_id, week, cents } of charged) add(location_id, week, cents);
  for (const { application_id, location_id, week } of uncharged) {
    add(location_id, week, estimates.get(application_id) ?? 0);
  }
  return costs;
}

/** The Sunday of the week of a day. */
const sundayOf = (day: ReturnType<typeof sql>) =>
  sql`(date_trunc('week', ${day} + interval '1 day')::date - 1)`;

/** Within this week of the location and the ones before it. */
function isWithinWeeks({ now, weeks }: Omit<Span, 'network'>) {
  const thisSunday = sundayOf(sql`(${now}::timestamptz at time zone locations.timezone)::date`);
  return sql<boolean>`day >= ${thisSunday} - 7 * (${weeks}::integer - 1) and day < ${thisSunday} + 7`;
}

const week = sql<string>`to_char(${sundayOf(sql`day`)}::timestamp, 'YYYY-MM-DD')`;

function readCharged(database: Database, locationIds: readonly number[], span: Omit<Span, 'network'>) {
  return database
    .selectFrom('day_sums')
    .innerJoin('locations', 'locations.id', 'day_sums.location_id')
    .select(['location_id', week.as('week'), sql<number>`sum(charged_cents)::double precision`.as('cents')])
    .where('location_id', 'in', locationIds)
    .where(isWithinWeeks(span))
    .groupBy(['location_id', 'week'])
    .execute();
}

function readUncharged(database: Database, locationIds: readonly number[], span: Omit<Span, 'network'>) {
  return database
    .selectFrom('summed_work')
    .innerJoin('locations', 'locations.id', 'summed_work.location_id')
    .select(['application_id', 'location_id', week.as('week')])
    .where('is_uncharged', '=', true)
    .where('location_id', 'in', locationIds)
    .where(isWithinWeeks(span))
    .execute();
}

/** The Sundays of this week and the ones before it, the oldest first. */
export function weeksUntil(today: string, weeks: number): string[] {
  const day = new Date(`${today}T00:00:00Z`);
  const sunday = day.getTime() - day.getUTCDay() * 86_400_000;
  return Array.from({ length: weeks }, (_, index) =>
    new Date(sunday - (weeks - 1 - index) * 7 * 86_400_000).toISOString().slice(0, 10),
  );
}
