import { sql } from 'kysely';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { addDays, firstDayOfWeek } from '../dashboards/dashboardPeriod.ts';
import { readEstimates } from '../dashboards/readEstimates.ts';
import type { HomeLocation } from './homeLocations.ts';

type Weeks = { network: CardNetworkName; weeks: number };

/**
 * What the confirmed work of each week costs in cents, by location and the Sunday of the week. What is charged counts as
 * charged, invoiced work as invoiced, and other work as paying it now would cost.
 *
 * @param locations whose weeks, until this one of each, are covered
 */
export async function readWeekCosts(
  database: Database,
  locations: readonly Pick<HomeLocation, 'id' | 'today'>[],
  { network, weeks }: Weeks,
): Promise<Map<number, Map<string, number>>> {
  // Where it is another day than elsewhere, it can be another week.
  const sundays = locations.flatMap(({ today }) => weeksUntil(today, weeks)).toSorted();
  const [first, last] = [sundays.at(0), sundays.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const days = { locationIds: locations.map(({ id }) => id), from: first, to: addDays(last, 6) };
  const [charged, estimates] = await Promise.all([
    readCharged(database, days),
    readEstimates(database, network, days),
  ]);
  const costs = new Map<number, Map<string, number>>();
  const add = (location_id: number, day: string, cents: number) => {
    const ofLocation = costs.get(location_id) ?? new Map<string, number>();
    const week = sundayOf(day);
    ofLocation.set(week, (ofLocation.get(week) ?? 0) + cents);
    costs.set(location_id, ofLocation);
  };
  for (const { location_id, day, cents } of [...charged, ...estimates]) add(location_id, day, cents);
  return costs;
}

type Days = { locationIds: readonly number[]; from: string; to: string };

function readCharged(database: Database, { locationIds, from, to }: Days) {
  return database
    .selectFrom('day_sums')
    .select(['location_id', 'day', sql<number>`sum(charged_cents)::double precision`.as('cents')])
    .where('location_id', 'in', locationIds)
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .groupBy(['location_id', 'day'])
    .execute();
}

/** The Sundays of this week and the ones before it, the oldest first. */
export function weeksUntil(today: string, weeks: number): string[] {
  const sunday = sundayOf(today);
  return Array.from({ length: weeks }, (_, index) => addDays(sunday, 7 * (index + 1 - weeks)));
}

/** The Sunday of the week of a day. */
function sundayOf(day: string): string {
  return firstDayOfWeek(day, 'SUNDAY');
}
