import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../../database/database.ts';
import { changedTimes } from './changedTimes.ts';
import type { GigChange } from './gigChange.ts';
import { wallTime } from './wallTime.ts';

/**
 * What a change of one gig of a series means for the others: where it moves that gig to another day or hour, each of
 * them moves as far on the clock on the wall, whatever the clocks do in between.
 */
export async function changeForAll(database: Database, gigId: number, change: GigChange): Promise<GigChange> {
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
