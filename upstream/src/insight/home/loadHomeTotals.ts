import { zoneOfMost } from '../../businesses/locations/zoneOfMost.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { dayOf } from '../dashboards/dashboardQuery.ts';
import { readWeekCosts, weeksUntil } from './homeCosts.ts';
import { homeDays, readHomeDays } from './homeDays.ts';
import type { HomeTotalsResponse } from './homeTotalsResponse.ts';
import { homesWith } from './homeWork.ts';
import { detailOfOne } from './loadHomes.ts';

/** What is summed at once. No business has more locations; platform admins do. */
const mostLocations = 1000;

/** What the locations that the caller can see add up to: all, or those of an organization. */
export async function loadHomeTotals(
  services: Services,
  caller: Caller,
  organizationId: number | undefined,
): Promise<HomeTotalsResponse> {
  const { database } = services;
  const visible = visibleLocations(database, caller, organizationId);
  const found = await visible
    .select(['id', 'organization_id', 'timezone'])
    .orderBy('id')
    .limit(mostLocations + 1)
    .execute();
  const today = dayOf(services.clock.now(), zoneOfMost(found) ?? 'UTC');
  const organizations = new Set(found.map(({ organization_id }) => organization_id));
  const [organization_id = null] = organizations.size === 1 ? organizations : [];
  if (found.length > mostLocations) {
    const { count } = await visible
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return { locations: count, organization_id, today, days: null, weeks: null };
  }
  // The days and weeks of most locations, of each location's own days.
  const homes = found.map((location) => ({
    id: location.id,
    today,
    access: accessOf(caller, location) ?? ('ONSITE_MANAGER' as const),
  }));
  const paying = homesWith('wages.view', homes);
  const { weeks } = detailOfOne;
  const [days, costs] = await Promise.all([
    readHomeDays(database, homes),
    readWeekCosts(database, paying, { network: cardNetworkName(services), weeks }),
  ]);
  const centsOf = (from: string) => [...costs.values()].reduce((sum, week) => sum + (week.get(from) ?? 0), 0);
  return {
    locations: found.length,
    organization_id,
    today,
    days: homeDays(days, today),
    weeks:
      paying.length === 0
        ? null
        : weeksUntil(today, weeks).map((from) => ({ from, cost_amount: centsOf(from) / 100 })),
  };
}

function visibleLocations(database: Database, caller: Caller, organizationId: number | undefined) {
  return database
    .selectFrom('locations')
    .where('id', 'in', visibleLocationIds(database, caller))
    .$if(organizationId !== undefined, (locations) =>
      locations.where('organization_id', '=', organizationId ?? 0),
    );
}
