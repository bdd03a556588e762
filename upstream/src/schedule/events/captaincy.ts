import { sql } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import type { Services } from '../../platform/server/services.ts';
import { leadRoles } from './eventSchema.ts';

/** How long after the end of a gig its team captains see it, in milliseconds. */
export const captaincyLasts = 24 * 3_600_000;

/**
 * The caller with what they may do as a team captain of a gig, for this request. Callers with a role at its location
 * remain what they are, and so does everyone else, API tokens included: to them, the gig does not exist.
 *
 * A captain is who leads the event of the gig: a user whose verified phone number the event names, or a pro confirmed
 * for the event in a position that leads it.
 */
export async function asCaptain(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  gigId: number,
): Promise<Caller> {
  // The rights of an API token end at its place.
  if (caller.token) return caller;
  const location = await database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .select(['locations.id', 'locations.organization_id'])
    .where('gigs.id', '=', gigId)
    .executeTakeFirst();
  if (!location || accessOf(caller, location)) return caller;
  const led = await database
    .selectFrom('gigs')
    .innerJoin('events', 'events.id', 'gigs.event_id')
    .innerJoin('users', (join) => join.on('users.id', '=', caller.userId))
    .select('gigs.id')
    .where('gigs.id', '=', gigId)
    .where('gigs.end_time', '>', new Date(clock.now().getTime() - captaincyLasts))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('users.phone_verified', '=', true),
          eb('users.phone_number', 'is not', null),
          sql<boolean>`events.leads @> jsonb_build_array(jsonb_build_object('phone', users.phone_number))`,
        ]),
        eb.exists(
          eb
            .selectFrom('pros')
            .innerJoin('gig_applications', 'gig_applications.pro_id', 'pros.id')
            .innerJoin('gigs as own', 'own.id', 'gig_applications.gig_id')
            .innerJoin('skills', 'skills.id', 'own.skill_id')
            .select('own.id')
            .whereRef('pros.user_id', '=', 'users.id')
            .whereRef('own.event_id', '=', 'gigs.event_id')
            .where('gig_applications.is_confirmed', '=', true)
            .where('gig_applications.is_cancelled', '=', false)
            .where('gig_applications.is_gig_cancelled', '=', false)
            .where('skills.name', 'in', leadRoles),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!led) return caller;
  return { ...caller, captainAt: location.id };
}
