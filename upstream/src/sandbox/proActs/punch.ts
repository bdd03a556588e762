import type { Insertable } from 'kysely';
import { fenceOf } from '../../day/geoLogs/fenceOf.ts';
import { recordGeoLog } from '../../day/geoLogs/recordGeoLog.ts';
import { clockInOpensAt } from '../../day/timesheets/clockInOpensAt.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TimePunchesTable } from '../../filling/applications/timePunchesTable.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { positionAtPunch } from '../phonePosition.ts';
import { chance } from '../script/chance.ts';
import { readState } from '../state.ts';
import { isClockedIn } from './isClockedIn.ts';

type Punch = { applicationId: number; type: Insertable<TimePunchesTable>['punch_type'] };

/**
 * Clocks a confirmed pro in or out, with the position of their phone. Where the location requires a check-in, they take
 * the code of the gig when they come.
 *
 * @throws ApiError not_found; invalid_transition when it is too early or too late, or they are already in or out
 */
export async function punch(
  { clock }: Pick<Services, 'clock'>,
  trx: Database,
  { applicationId, type }: Punch,
): Promise<void> {
  const now = clock.now();
  const work = await findWork(trx, applicationId);
  if (!work) throw notFound('application');
  if (!work.is_confirmed || work.is_cancelled || work.is_gig_cancelled || work.sent_home_ts !== null) {
    throw invalidTransition('Only a confirmed pro can clock in and out.');
  }
  const isIn = await isClockedIn(trx, applicationId);
  if (type === 'CLOCK_IN') {
    if (isIn) throw invalidTransition('This pro has already clocked in.');
    if (now < clockInOpensAt(work.work_start_time)) {
      throw invalidTransition('Pros can clock in at most 15 minutes before the start.');
    }
    if (now >= work.work_end_time) throw invalidTransition('This work is over.');
  } else if (!isIn) {
    throw invalidTransition('This pro has not clocked in.');
  }
  const { script_seed: seed } = await readState(trx);
  const report = positionAtPunch(chance(seed, 'position', applicationId, type), await fenceOf(trx, work));
  await trx
    .insertInto('time_punches')
    .values({
      application_id: applicationId,
      time: now,
      punch_type: type,
      is_check_in: type === 'CLOCK_IN' && work.is_checkin_required,
      longitude: report?.position.longitude ?? null,
      latitude: report?.position.latitude ?? null,
      pro_coordinates_precision: report?.precision ?? null,
    })
    .execute();
  if (report) await recordGeoLog(trx, { applicationId, ...report, punchType: type, now });
}

/** Locked, so that concurrent requests cannot clock in twice. */
function findWork(trx: Database, applicationId: number) {
  return trx
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .select([
      'gig_applications.location_id',
      'locations.is_checkin_required',
      'gigs.location_address_id',
      'is_confirmed',
      'is_cancelled',
      'is_gig_cancelled',
      'sent_home_ts',
      'work_start_time',
      'work_end_time',
    ])
    .where('gig_applications.id', '=', applicationId)
    .forUpdate('gig_applications')
    .executeTakeFirst();
}
