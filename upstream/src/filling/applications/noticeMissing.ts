import { sql } from 'kysely';
import { changeDue } from '../../platform/dueWork/changeDue.ts';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { notifyOfMissing } from './notifyOfMissing.ts';

/** How long after the start a pro is missing without having clocked in, in milliseconds. */
const grace = 15 * 60_000;

const hasNotClockedIn = sql<boolean>`not exists (
  select from time_punches where time_punches.application_id = gig_applications.id
)`;

/**
 * Notices confirmed pros who have not clocked in a quarter of an hour after the start of their work, once, and notifies
 * the managers of the location. A pro who was confirmed late has as long from then on.
 */
export const noticeMissing: DueJob = {
  name: 'noticeMissing',
  work: async (services, trx, now) => {
    const ids = await changeDue(trx, {
      table: 'gig_applications',
      condition: sql`is_confirmed and not is_cancelled and not is_gig_cancelled and missing_since_ts is null
        and work_start_time <= ${new Date(now.getTime() - grace)}
        -- No work is longer than a day: only few rows of the index are read.
        and work_start_time > ${now}::timestamptz - interval '48 hours'
        and work_end_time > ${now} and sent_home_ts is null
        and last_updated_ts <= ${new Date(now.getTime() - grace)} and ${hasNotClockedIn}`,
      dueAt: 'work_start_time',
      set: sql`missing_since_ts = ${now}`,
      returning: sql`id, feed_change('gig_applications', id, gig_id, location_id, 'changed')`,
    });
    for (const id of ids) await notifyOfMissing(services, trx, id);
    return ids.length;
  },
  next: async (database, { after, locationId }) => {
    const start = await earliest(
      database
        .selectFrom('gig_applications')
        .where('is_confirmed', '=', true)
        .where('is_cancelled', '=', false)
        .where('is_gig_cancelled', '=', false)
        .where('missing_since_ts', 'is', null)
        .where(hasNotClockedIn),
      { after: new Date(after.getTime() - grace), locationId },
      { column: 'work_start_time', location: 'location_id' },
    );
    return start && new Date(start.getTime() + grace);
  },
};
