import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../../platform/database/database.ts';
import { changedTimes } from './changedTimes.ts';
import type { GigChange } from './gigChange.ts';
import { wallTime } from './wallTime.ts';

/**
 * The change for the other gigs of a series: if the change moves the start or end of this gig, each of them moves by
 * the same amount of local time, whatever daylight saving changes are between them.
 */
export async function changeForSeries(
  database: Database,
  gigId: number,
  change: GigChange,
): Promise<GigChange> {
  const { start_time, end_time, ...others } = change;
  if (start_time === undefined && end_time === undefined) return change;
  const gig = await database
    .selectFrom('gigs')
    .select(['start_time', 'end_time', 'timezone'])
    .where('id', '=', gigId)
    .executeTakeFirst();
  const shift = gig && changedTimes(gig, change, gig.timezone);
  if (!shift) return others;
  const distance = (from: Date, to: Date): Temporal.Duration =>
    wallTime(from, gig.timezone).until(wallTime(to, gig.timezone));
  return {
    ...others,
    moved: { start: distance(gig.start_time, shift.start), end: distance(gig.end_time, shift.end) },
  };
}
