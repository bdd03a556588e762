import type { Insertable } from 'kysely';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TimePunchesTable } from '../../filling/applications/timePunchesTable.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';

type Punch = { applicationId: number; type: Insertable<TimePunchesTable>['punch_type'] };

/** How early a pro can clock in before the start, in milliseconds. */
const early = 3_600_000;

/**
 * Clocks a confirmed pro in or out at the gig's coordinates.
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
  const last = await trx
    .selectFrom('time_punches')
    .select('punch_type')
    .where('application_id', '=', applicationId)
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const isIn = last?.punch_type === 'CLOCK_IN';
  if (type === 'CLOCK_IN') {
    if (isIn) throw invalidTransition('This pro has already clocked in.');
    if (now.getTime() < work.work_start_time.getTime() - early) {
      throw invalidTransition('Pros can clock in at most an hour before the start.');
    }
    if (now >= work.work_end_time) throw invalidTransition('This work is over.');
  } else if (!isIn) {
    throw invalidTransition('This pro has not clocked in.');
  }
  const { longitude, latitude } = work;
  await trx
    .insertInto('time_punches')
    .values({
      application_id: applicationId,
      time: now,
      punch_type: type,
      longitude,
      latitude,
      pro_coordinates_precision: 'FINE',
    })
    .execute();
}

/** Locked, so that concurrent requests cannot clock in twice. */
function findWork(trx: Database, applicationId: number) {
  return trx
    .selectFrom('gig_applications')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .select([
      'is_confirmed',
      'is_cancelled',
      'is_gig_cancelled',
      'sent_home_ts',
      'work_start_time',
      'work_end_time',
      'longitude',
      'latitude',
    ])
    .where('gig_applications.id', '=', applicationId)
    .forUpdate('gig_applications')
    .executeTakeFirst();
}
