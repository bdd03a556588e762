import { loadTermsAcceptance } from '../../accounts/terms/termsAcceptance.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Services } from '../../platform/server/services.ts';
import { readFillHistories } from '../../schedule/forecasts/readFillHistories.ts';
import { readWeekCosts } from './homeCosts.ts';
import { readHomeDays } from './homeDays.ts';
import { readHomeGigs } from './homeGigs.ts';
import { readHomeLocations } from './homeLocations.ts';
import { gigsOfItems, homesWith, readHomeWork } from './homeWork.ts';
import type { HomeResponse } from './homeResponse.ts';
import { toHome } from './toHome.ts';

/** How much of each home is wanted: several locations show less. */
export type HomeDetail = {
  /** Open gigs that are listed. */
  gigs: number;
  /** Weeks whose cost is summed, with this one. */
  weeks: number;
  hasHistory: boolean;
};

/** What is shown of one location. */
export const detailOfOne: HomeDetail = { gigs: 5, weeks: 5, hasHistory: true };

/** What is shown of each of several locations. */
export const detailOfSeveral: HomeDetail = { gigs: 2, weeks: 1, hasHistory: false };

/** What is going on at these locations, by id, without those that the caller cannot see. */
export async function loadHomes(
  services: Services,
  caller: Caller,
  ids: readonly number[],
  detail: HomeDetail,
): Promise<HomeResponse[]> {
  const { database } = services;
  const now = services.clock.now();
  const network = cardNetworkName(services);
  const locations = (await readHomeLocations(database, caller, { ids, network, now })).map((location) => ({
    ...location,
    access: accessOf(caller, location) ?? ('ONSITE_MANAGER' as const),
  }));
  if (locations.length === 0) return [];
  const [work, days, costs, terms] = await Promise.all([
    readHomeWork(database, locations, { now, gigs: detail.gigs }),
    readHomeDays(database, locations),
    readWeekCosts(database, homesWith('wages.view', locations), { network, weeks: detail.weeks }),
    loadTermsAcceptance(database, caller.userId),
  ]);
  const firstOpen = [...work.open.values()].flatMap(({ first }) => first);
  const firstWaiting = [work.waiting.applicants, work.waiting.offers].flatMap((found) =>
    [...found.values()].flatMap(({ first }) => first),
  );
  const [gigs, histories] = await Promise.all([
    readHomeGigs(database, [...gigsOfItems(work), ...firstWaiting], now),
    readFillHistories(database, detail.hasHistory ? firstOpen : [], now),
  ]);
  const daysOf = Map.groupBy(days, ({ location_id }) => location_id);

  return locations.map((location) =>
    toHome(location, {
      work,
      days: daysOf.get(location.id) ?? [],
      gigs,
      histories,
      costs: costs.get(location.id),
      // The terms are those of platform admins, who accept nothing.
      hasAcceptedTerms: caller.isPlatformAdmin || terms.status === 'ACCEPTED',
      detail,
    }),
  );
}
