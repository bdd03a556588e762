import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** The gig of a check-in page. */
export type CheckIn = NonNullable<Awaited<ReturnType<typeof findCheckIn>>>;

/**
 * Looks up the gig of a token.
 *
 * @returns undefined for an unknown token
 * @throws ApiError expired for a token that a new code replaced
 */
export async function findCheckIn(database: Database, token: string) {
  const gig = await database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .select([
      'gigs.id',
      'gigs.status',
      'gigs.start_time',
      'gigs.end_time',
      'gigs.timezone',
      'gigs.checkin_code',
      'locations.name as location_name',
      'locations.image_public_id',
      'locations.is_checkin_required',
      'skills.name as skill_name',
    ])
    .where('gigs.checkin_token', '=', token)
    .executeTakeFirst();
  if (gig) return gig;
  const replaced = await database
    .selectFrom('replaced_checkin_tokens')
    .select('token')
    .where('token', '=', token)
    .executeTakeFirst();
  if (replaced) throw new ApiError('expired', 'This code was replaced. Scan the new one.');
  return undefined;
}
