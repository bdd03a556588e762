import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Caller } from '../../platform/access/caller.ts';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FeedPlace } from './feedPlace.ts';

const oneDay = 86_400_000;

/** The range of a feed in days before and after now, and its maximum number of gigs. */
const feedWindow = { daysBack: 30, daysAhead: 366, gigs: 10_000 } as const;

type FeedGigs = FeedPlace & { now: Date; arePros: boolean };

/** The gigs of a feed, by start. Includes cancelled gigs, so that calendar programs update them. */
export function feedGigs(
  database: Database,
  maker: Caller,
  { location_id, event_id, now, arePros }: FeedGigs,
) {
  return database
    .selectFrom('gigs')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .leftJoin('events', 'events.id', 'gigs.event_id')
    .select([
      'gigs.id',
      'gigs.location_id',
      'gigs.status',
      'gigs.revision',
      'gigs.start_time',
      'gigs.end_time',
      'gigs.last_updated_ts',
      'gigs.created_ts',
      'gigs.allowed_confirmed_pros',
      'gigs.confirmed_applications',
      'gigs.special_inst',
      'gigs.contact_name',
      'gigs.contact_phone',
      'gigs.address_line_1',
      'gigs.city',
      'gigs.state_code',
      'gigs.zip_code',
      'skills.name as skill_name',
      'locations.name as location_name',
      'events.name as event_name',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('gig_applications')
          .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
          .select('pros.display_name')
          .whereRef('gig_applications.gig_id', '=', 'gigs.id')
          .where('gig_applications.is_confirmed', '=', arePros)
          .where('gig_applications.is_confirmed', '=', true)
          .where('gig_applications.is_cancelled', '=', false)
          .orderBy('gig_applications.id'),
      ).as('pros'),
    )
    .where(location_id === null ? 'gigs.event_id' : 'gigs.location_id', '=', location_id ?? event_id)
    .where('gigs.location_id', 'in', visibleLocationIds(database, maker))
    .where('gigs.start_time', '>=', new Date(now.getTime() - feedWindow.daysBack * oneDay))
    .where('gigs.start_time', '<', new Date(now.getTime() + feedWindow.daysAhead * oneDay))
    .orderBy('gigs.start_time')
    .orderBy('gigs.id')
    .limit(feedWindow.gigs);
}

/** A row of {@link feedGigs}. */
export type FeedGig = Awaited<ReturnType<ReturnType<typeof feedGigs>['executeTakeFirstOrThrow']>>;
