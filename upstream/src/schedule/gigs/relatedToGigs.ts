import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/database.ts';
import { attachmentsOfGigs, groupsOfGigs, requirementsOfGigs } from './listsOfGigs.ts';
import {
  clockedInAtGigs,
  headshotsOfGigs,
  missingFromGigs,
  noShowsOfGigs,
  offersOfGigs,
  onsiteManagersOfGigs,
  unpaidOfGigs,
} from './peopleOfGigs.ts';
import { punchesAtGigs } from './punchesAtGigs.ts';
import { sizesOfSeries } from './sizesOfSeries.ts';

/**
 * What belongs to these gigs, by the id of the gig or the series. One statement reads each kind of rows for all gigs at
 * once. Its parts do not refer to each other, so the database can keep its plan: it planned the same as joins to the
 * gigs, or as subqueries for each gig, at each run.
 */
export async function readRelatedToGigs(database: Database, gigIds: readonly number[], now: Date) {
  const found = await database
    .selectNoFrom([
      jsonArrayFrom(requirementsOfGigs(database, gigIds)).as('requirements'),
      jsonArrayFrom(attachmentsOfGigs(database, gigIds)).as('attachments'),
      jsonArrayFrom(groupsOfGigs(database, gigIds)).as('groups'),
      jsonArrayFrom(headshotsOfGigs(database, gigIds)).as('headshots'),
      jsonArrayFrom(missingFromGigs(database, gigIds)).as('missing'),
      jsonArrayFrom(noShowsOfGigs(database, gigIds)).as('noShows'),
      jsonArrayFrom(offersOfGigs(database, gigIds, now)).as('offers'),
      jsonArrayFrom(clockedInAtGigs(database, gigIds)).as('clockedIn'),
      jsonArrayFrom(punchesAtGigs(database, gigIds)).as('punches'),
      jsonArrayFrom(unpaidOfGigs(database, gigIds)).as('unpaid'),
      jsonArrayFrom(onsiteManagersOfGigs(database, gigIds)).as('managers'),
      jsonArrayFrom(sizesOfSeries(database, gigIds)).as('series'),
    ])
    .executeTakeFirstOrThrow();
  return {
    requirements: byGig(found.requirements),
    attachments: byGig(found.attachments),
    groups: byGig(found.groups),
    headshots: new Map(found.headshots.map(({ gig_id, image_ids }) => [gig_id, image_ids])),
    missing: countsByGig(found.missing),
    noShows: countsByGig(found.noShows),
    offers: countsByGig(found.offers),
    clockedIn: countsByGig(found.clockedIn),
    punches: new Map(found.punches.map((punches) => [punches.gig_id, punches])),
    unpaid: countsByGig(found.unpaid),
    managers: new Map(found.managers.map((manager) => [manager.gig_id, manager])),
    sizes: new Map(found.series.map(({ bundle_id, count }) => [bundle_id, count])),
  };
}

/** What belongs to some gigs. */
export type RelatedToGigs = Awaited<ReturnType<typeof readRelatedToGigs>>;

function byGig<Row extends { gig_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ gig_id }) => gig_id);
}

function countsByGig(rows: readonly { gig_id: number; count: number }[]): Map<number, number> {
  return new Map(rows.map(({ gig_id, count }) => [gig_id, count]));
}
