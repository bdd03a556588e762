import type { Database } from '../../platform/database/database.ts';
import type { LockedGig } from './lockGig.ts';

/** The local times of a gig, as text: "Mar 3, 2026, 9:00 AM to 5:00 PM". */
export function describeTimes({
  start_time,
  end_time,
  timezone,
}: Pick<LockedGig, 'start_time' | 'end_time' | 'timezone'>): string {
  const start = start_time.toLocaleString('en-US', {
    timeZone: timezone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const end = end_time.toLocaleTimeString('en-US', { timeZone: timezone, timeStyle: 'short' });
  return `${start} to ${end}`;
}

/** The position, location and local times of a gig, as text: "Server at Harbor House, Mar 3, 2026, 9:00 AM to 5:00 PM". */
export async function describeGig(
  trx: Database,
  gig: Pick<LockedGig, 'id' | 'start_time' | 'end_time' | 'timezone'>,
): Promise<string> {
  const { skill, location } = await trx
    .selectFrom('gigs')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .select(['skills.name as skill', 'locations.name as location'])
    .where('gigs.id', '=', gig.id)
    .executeTakeFirstOrThrow();
  return `${skill} at ${location}, ${describeTimes(gig)}`;
}
