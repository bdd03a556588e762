import type { Selectable } from 'kysely';
import type { ShiftBreaksTable } from '../../filling/applications/shiftBreaksTable.ts';
import type { TimePunchesTable } from '../../filling/applications/timePunchesTable.ts';
import { isPayFixed } from '../../filling/applications/transitions/adjustHours.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Database } from '../../platform/database/database.ts';

/** A recorded punch or break. */
export type Punch = Pick<
  Selectable<TimePunchesTable>,
  'id' | 'time' | 'punch_type' | 'note' | 'recorded_by_user_id'
>;
export type ShiftBreak = Pick<
  Selectable<ShiftBreaksTable>,
  'id' | 'start_time' | 'end_time' | 'note' | 'recorded_by_user_id'
>;

/** The work of a pro in a gig, with its time records in order. */
export type Work = Awaited<ReturnType<typeof lockWork>>;

/** Reads the work of an application, locked so that concurrent requests cannot record the same punch. */
export async function lockWork(trx: Database, applicationId: number) {
  const work = await trx
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .select([
      'gig_applications.id',
      'gig_applications.gig_id',
      'gig_applications.location_id',
      'gig_applications.is_confirmed',
      'gig_applications.is_cancelled',
      'gig_applications.is_gig_cancelled',
      'gig_applications.sent_home_ts',
      'gig_applications.business_payment_status',
      'gig_applications.pro_payment_status',
      'gig_applications.work_start_time',
      'gig_applications.work_end_time',
      'gigs.timezone',
    ])
    .where('gig_applications.id', '=', applicationId)
    .forUpdate('gig_applications')
    .executeTakeFirstOrThrow();
  return { ...work, ...(await readTimeRecords(trx, applicationId)) };
}

/** The punches and breaks of an application, in order. */
export async function readTimeRecords(
  trx: Database,
  applicationId: number,
): Promise<{ punches: Punch[]; breaks: ShiftBreak[] }> {
  const punches = await trx
    .selectFrom('time_punches')
    .select(['id', 'time', 'punch_type', 'note', 'recorded_by_user_id'])
    .where('application_id', '=', applicationId)
    .orderBy('time')
    .orderBy('id')
    .execute();
  const breaks = await trx
    .selectFrom('shift_breaks')
    .select(['id', 'start_time', 'end_time', 'note', 'recorded_by_user_id'])
    .where('application_id', '=', applicationId)
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  return { punches, breaks };
}

/** @throws ApiError invalid_transition when the time records of this work can no longer change */
export function requireUnpaid(work: Work): void {
  if (!isPayFixed(work)) return;
  throw invalidTransition('This work is paid: its punches can no longer change.');
}

/** @throws ApiError invalid_transition when no time is recorded for this work */
export function requireRecordable(work: Work): void {
  if (!work.is_confirmed || work.is_cancelled || work.is_gig_cancelled) {
    throw invalidTransition('Only a confirmed pro can clock in and out.');
  }
  if (work.sent_home_ts !== null) throw invalidTransition('This pro was sent home.');
  requireUnpaid(work);
}
