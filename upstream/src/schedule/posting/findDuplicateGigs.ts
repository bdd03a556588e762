import type { Database } from '../../platform/database/database.ts';
import type { NewGig } from './newGig.ts';

const milliseconds = (time: Date | string) => new Date(time).getTime();

/**
 * Finds existing gigs of the same position with overlapping times, since users paste and copy twice.
 *
 * @returns for each new gig the id of an existing one, or null
 */
export async function findDuplicateGigs(
  trx: Database,
  locationId: number,
  gigs: readonly (NewGig | null)[],
): Promise<(number | null)[]> {
  const rows = gigs.flatMap((gig) => (gig ? [gig.row] : []));
  if (rows.length === 0) return gigs.map(() => null);
  const posted = await trx
    .selectFrom('gigs')
    .select(['id', 'skill_id', 'start_time', 'end_time'])
    .where('location_id', '=', locationId)
    .where('status', '!=', 'CANCELLED')
    .where('skill_id', 'in', [...new Set(rows.map(({ skill_id }) => skill_id))])
    .where('start_time', '<', new Date(Math.max(...rows.map(({ end_time }) => milliseconds(end_time)))))
    .where('end_time', '>', new Date(Math.min(...rows.map(({ start_time }) => milliseconds(start_time)))))
    .orderBy('id')
    .execute();
  return gigs.map((gig) => {
    const same = posted.find(
      ({ skill_id, start_time, end_time }) =>
        gig !== null &&
        skill_id === gig.row.skill_id &&
        start_time.getTime() < milliseconds(gig.row.end_time) &&
        end_time.getTime() > milliseconds(gig.row.start_time),
    );
    return same?.id ?? null;
  });
}
