import { loadTermsAcceptance } from '../../accounts/terms/termsAcceptance.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import { may, type Permission } from '../../platform/access/permissions.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Services } from '../../platform/server/services.ts';
import { readFillHistories } from '../../schedule/forecasts/readFillHistories.ts';
import { readHomeBills } from './homeBills.ts';
import { readWeekCosts } from './homeCosts.ts';
import { readHomeCounts } from './homeCounts.ts';
import { readHomeDays } from './homeDays.ts';
import { readHomeGigs } from './homeGigs.ts';
import { readHomeLocations } from './homeLocations.ts';
import { readMissing } from './homeMissing.ts';
import { readOpenGigs } from './homeOpen.ts';
import type { HomeResponse } from './homeResponse.ts';
import { readShortGigs } from './homeShort.ts';
import { readWaiting } from './homeWaiting.ts';
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
  const locations = await readHomeLocations(database, caller, { ids, network, now });
  const visible = locations.map(({ id }) => id);
  if (visible.length === 0) return [];
  const accesses = new Map(locations.map((location) => [location.id, accessOf(caller, location)]));
  const mayThere = (id: number, permission: Permission) =>
    may(accesses.get(id) ?? 'ONSITE_MANAGER', permission);

  const visibleWith = (permission: Permission) => locations.filter(({ id }) => mayThere(id, permission));
  const managed = visibleWith('applications.manage');
  const managedIds = managed.map(({ id }) => id);
  const [days, open, waiting, missing, short, counts, bills, costs, terms] = await Promise.all([
    readHomeDays(database, locations),
    readOpenGigs(database, managed, { now, most: detail.gigs }),
    // The first of these can be the open ones, too.
    readWaiting(database, managedIds, { now, most: 2 * detail.gigs }),
    readMissing(database, visible, now),
    readShortGigs(database, managedIds, now),
    readHomeCounts(database, visible, now),
    readHomeBills(database, visible, now),
    readWeekCosts(database, visibleWith('wages.view'), { network, weeks: detail.weeks }),
    loadTermsAcceptance(database, caller.userId),
  ]);
  const firstOpen = [...open.values()].flatMap(({ first }) => first);
  const firstWaiting = [waiting.applicants, waiting.offers].flatMap((found) =>
    [...found.values()].flatMap(({ first }) => first),
  );
  const shown = [...firstOpen, ...firstWaiting, ...[...missing, ...short].map(({ gig_id }) => gig_id)];
  const [gigs, histories] = await Promise.all([
    readHomeGigs(database, shown, now),
    readFillHistories(database, detail.hasHistory ? firstOpen : [], now),
  ]);
  const daysOf = Map.groupBy(days, ({ location_id }) => location_id);
  const shortOf = Map.groupBy(short, ({ location_id }) => location_id);
  const missingOf = Map.groupBy(missing, ({ location_id }) => location_id);

  return locations.map((location) =>
    toHome(location, {
      access: accesses.get(location.id) ?? 'ONSITE_MANAGER',
      days: daysOf.get(location.id) ?? [],
      open: open.get(location.id),
      missing: missingOf.get(location.id) ?? [],
      short: shortOf.get(location.id) ?? [],
      waiting,
      gigs,
      histories,
      counts,
      bills,
      costs: costs.get(location.id),
      // The terms are those of platform admins, who accept nothing.
      hasAcceptedTerms: caller.isPlatformAdmin || terms.status === 'ACCEPTED',
      detail,
    }),
  );
}
