import { type RawBuilder, sql } from 'kysely';
import { managerUserColumns } from '../../businesses/teams/managerUser.ts';
import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';
import { missingPros, openOffers, unreplacedNoShows } from './gapsInGigs.ts';
import { workToPay } from './unpaidWork.ts';

/** The images of at most five pros of a gig. */
const firstImages: RawBuilder<string[]> = sql`(
  array_agg(pros.headshot_public_id order by gig_applications.id)
)[1:5]`;

/** The first images of the confirmed pros of each of these gigs. */
export const headshotsOfGigs = (database: Database, gigIds: readonly number[]) =>
  database
    .selectFrom('gig_applications')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select(['gig_id', firstImages.as('image_ids')])
    .where(among('gig_id', gigIds))
    .where((eb) => eb.and({ is_confirmed: eb.lit(true), is_cancelled: eb.lit(false) }))
    .where('pros.headshot_public_id', 'is not', null)
    .groupBy('gig_id');

/** How many confirmed pros have not come to each of these gigs. */
export const missingFromGigs = (database: Database, gigIds: readonly number[]) =>
  missingPros(database)
    .select('gig_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(among('gig_id', gigIds))
    .groupBy('gig_id');

/** How many confirmed pros did not come to each of these gigs and were not replaced by an offer of their place. */
export const noShowsOfGigs = (database: Database, gigIds: readonly number[]) =>
  unreplacedNoShows(database)
    .select('gig_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(among('gig_id', gigIds))
    .groupBy('gig_id');

/** How many pros are asked to take a place of each of these gigs. */
export const offersOfGigs = (database: Database, gigIds: readonly number[], now: Date) =>
  openOffers(database, now)
    .select('direct_offers.gig_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(among('direct_offers.gig_id', gigIds))
    .groupBy('direct_offers.gig_id');

/** How many pros of each of these ended gigs no one has paid, or whose charge or payout failed. */
export const unpaidOfGigs = (database: Database, gigIds: readonly number[]) =>
  workToPay(database)
    .select('gigs.id as gig_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(among('gigs.id', gigIds))
    .groupBy('gigs.id');

/** How many pros are clocked in at each of these gigs. */
export const clockedInAtGigs = (database: Database, gigIds: readonly number[]) =>
  database
    .selectFrom('gig_applications')
    .innerJoin('open_clock_ins', 'open_clock_ins.application_id', 'gig_applications.id')
    .select('gig_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(among('gig_id', gigIds))
    .where((eb) => eb('is_cancelled', '=', eb.lit(false)))
    .groupBy('gig_id');

/** The onsite managers of these gigs who are still in the team. */
export const onsiteManagersOfGigs = (database: Database, gigIds: readonly number[]) =>
  database
    .selectFrom('gigs')
    .innerJoin('location_managers', (join) =>
      join
        .onRef('location_managers.location_id', '=', 'gigs.location_id')
        .onRef('location_managers.user_id', '=', 'gigs.onsite_manager_id'),
    )
    .innerJoin('users', 'users.id', 'location_managers.user_id')
    .select(['gigs.id as gig_id', 'location_managers.id', 'location_managers.role'])
    .select(managerUserColumns)
    .where(among('gigs.id', gigIds));
