import { sql } from 'kysely';
import { endOpenBreak } from '../../filling/applications/endOpenBreak.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';

/** How long after the end of the work a pro can clock out, in milliseconds. */
const late = 4 * 3_600_000;

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/** Clocks out pros who have not done so 4 hours after the end of their work. */
export const clockOutForgotten: DueJob = {
  name: 'clockOutForgotten',
  work: async (_services, trx, now) => {
    const forgotten = await openClockIns(trx)
      .select(['gig_applications.id', 'gig_applications.work_end_time'])
      .where('gig_applications.work_end_time', '<=', later(now, -late))
      .orderBy('gig_applications.work_end_time')
      .orderBy('gig_applications.id')
      .limit(batchSize)
      .forUpdate('gig_applications')
      .skipLocked()
      .execute();
    for (const { id, work_end_time } of forgotten) {
      await trx
        .insertInto('time_punches')
        .values({
          application_id: id,
          // Hours that were set to end before the last clock-in do not clock the pro out before it.
          time: sql`greatest(${later(work_end_time, late)}::timestamptz, (
            select max(time) from time_punches where application_id = ${id}
          ))`,
          punch_type: 'CLOCK_OUT',
          is_automatic: true,
        })
        .execute();
      // Pay ends with the work, and so does a break that no one ended.
      await endOpenBreak(trx, id, work_end_time);
    }
    return forgotten.length;
  },
  next: async (database, { after, locationId }) => {
    const end = await earliest(
      openClockIns(database),
      { after: later(after, -late), locationId },
      { column: 'gig_applications.work_end_time', location: 'gig_applications.location_id' },
    );
    return end && later(end, late);
  },
};

function openClockIns(database: Database) {
  return database
    .selectFrom('open_clock_ins')
    .innerJoin('gig_applications', 'gig_applications.id', 'open_clock_ins.application_id');
}
