import type { Transaction } from 'kysely';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Position } from '../geoLogs/metersBetween.ts';
import { recordGeoLog } from '../geoLogs/recordGeoLog.ts';
import { clockInOpensAt } from '../timesheets/clockInOpensAt.ts';
import { lockWork, requireRecordable } from '../timesheets/work.ts';

/** Where the phone of a pro is, as far as it says so. */
type Reported = Position & { precision: 'FINE' | 'COARSE' };

/**
 * Clocks in a pro who checked in, and records where. A pro who is in already stays in since then.
 *
 * @returns since when they are in, and whether they were before
 * @throws ApiError invalid_transition when they cannot check in now
 */
export async function recordArrival(
  trx: Transaction<Tables>,
  applicationId: number,
  { now, position }: { now: Date; position: Reported | null },
): Promise<{ time: Date; was_in: boolean }> {
  const work = await lockWork(trx, applicationId);
  const last = work.punches.at(-1);
  if (last?.punch_type === 'CLOCK_IN') return { time: last.time, was_in: true };
  if (last || work.sent_home_ts) throw invalidTransition('Your work is recorded as ended. Ask the manager.');
  requireRecordable(work);
  if (now < clockInOpensAt(work.work_start_time)) {
    throw invalidTransition('Check-in opens 15 minutes before you start.');
  }
  if (now >= work.work_end_time) throw invalidTransition('This shift has ended. Ask the manager.');
  await trx
    .insertInto('time_punches')
    .values({
      application_id: applicationId,
      time: now,
      punch_type: 'CLOCK_IN',
      is_check_in: true,
      longitude: position?.longitude ?? null,
      latitude: position?.latitude ?? null,
      pro_coordinates_precision: position?.precision ?? null,
    })
    .execute();
  if (position) {
    const { precision, ...at } = position;
    await recordGeoLog(trx, { applicationId, position: at, precision, punchType: 'CLOCK_IN', now });
  }
  return { time: now, was_in: false };
}
