import type { RankedLocation } from '../../businesses/locations/urgentFirst.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import type { Services } from '../../platform/server/services.ts';
import { readHomeGigs } from './homeGigs.ts';
import { compareUrgencies, homeUrgency } from './homeUrgency.ts';
import { gigsOfItems, readHomeWork } from './homeWork.ts';
import { detailOfSeveral } from './loadHomes.ts';

/** The ids of those of the locations that need attention: those that are not approved, then the most urgent first. */
export async function urgentLocations(
  { database, clock }: Services,
  caller: Caller,
  locations: readonly RankedLocation[],
): Promise<number[]> {
  const now = clock.now();
  const homes = locations.map((location) => ({
    id: location.id,
    access: accessOf(caller, location) ?? ('ONSITE_MANAGER' as const),
  }));
  const work = await readHomeWork(database, homes, { now, gigs: detailOfSeveral.gigs });
  const gigs = await readHomeGigs(database, gigsOfItems(work), now);
  const unapproved = locations.filter(({ approval_status }) => approval_status !== 'APPROVED');
  const urgent = homes
    .map((home) => ({ id: home.id, urgency: homeUrgency(home, { work, gigs, now }) }))
    .flatMap(({ id, urgency }) => (urgency ? [{ id, urgency }] : []))
    .toSorted((one, other) => compareUrgencies(one.urgency, other.urgency));
  return [...new Set([...unapproved, ...urgent].map(({ id }) => id))];
}
