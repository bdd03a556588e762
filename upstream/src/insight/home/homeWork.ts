import { type LocationAccess, may, type Permission } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { readHomeBills } from './homeBills.ts';
import { readExpiringCertifications } from './homeCertifications.ts';
import { readHomeCounts } from './homeCounts.ts';
import { readMissing } from './homeMissing.ts';
import { readOpenGigs } from './homeOpen.ts';
import { readShortGigs } from './homeShort.ts';
import { readWaiting } from './homeWaiting.ts';

/** A location, and what the caller may do there. */
export type AccessibleHome = { id: number; access: LocationAccess };

/**
 * What needs attention at these locations, by location.
 *
 * @param gigs how many open gigs of each are listed
 */
export async function readHomeWork(
  database: Database,
  homes: readonly AccessibleHome[],
  { now, gigs }: { now: Date; gigs: number },
) {
  const visible = homes.map(({ id }) => id);
  const managed = homesWith('applications.manage', homes);
  const managedIds = managed.map(({ id }) => id);
  const [open, waiting, missing, short, certifications, counts, bills] = await Promise.all([
    readOpenGigs(database, managed, { now, most: gigs }),
    // The first of these can be the open ones, too.
    readWaiting(database, managedIds, { now, most: 2 * gigs }),
    readMissing(database, visible, now),
    readShortGigs(database, managedIds, now),
    readExpiringCertifications(database, managedIds, now),
    readHomeCounts(database, visible, now),
    readHomeBills(database, visible, now),
  ]);
  return {
    open,
    waiting,
    missing: Map.groupBy(missing, ({ location_id }) => location_id),
    short: Map.groupBy(short, ({ location_id }) => location_id),
    certifications,
    counts,
    bills,
  };
}

/** What needs attention, by location. */
export type HomeWork = Awaited<ReturnType<typeof readHomeWork>>;

/** The homes where the caller has the permission. */
export function homesWith<Home extends AccessibleHome>(
  permission: Permission,
  homes: readonly Home[],
): Home[] {
  return homes.filter(({ access }) => may(access, permission));
}

/** The ids of the gigs that items of their own are about: open, or under way without all of their pros. */
export function gigsOfItems({ open, missing, short }: HomeWork): number[] {
  const underWay = [...missing.values(), ...short.values()].flat().map(({ gig_id }) => gig_id);
  return [...[...open.values()].flatMap(({ first }) => first), ...underWay];
}
