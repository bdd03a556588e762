import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * The punches and breaks of these applications, and how many geo logs of each wait for a review, by application: one
 * statement reads each kind for all at once.
 */
export async function readTimeRecords(database: Database, applicationIds: readonly number[]) {
  const { punches, breaks, flagged } = await database
    .selectNoFrom([
      jsonArrayFrom(punchesOf(database, applicationIds)).as('punches'),
      jsonArrayFrom(breaksOf(database, applicationIds)).as('breaks'),
      jsonArrayFrom(flaggedGeoLogsOf(database, applicationIds)).as('flagged'),
    ])
    .executeTakeFirstOrThrow();
  return {
    punches: byApplication(punches),
    breaks: byApplication(breaks),
    flaggedGeoLogs: new Map(flagged.map(({ application_id, count }) => [application_id, count])),
  };
}

const punchesOf = (database: Database, applicationIds: readonly number[]) =>
  database
    .selectFrom('time_punches')
    .leftJoin('users', 'users.id', 'time_punches.recorded_by_user_id')
    .select([
      'time_punches.id',
      'time_punches.application_id',
      'time_punches.time',
      'time_punches.punch_type',
      'time_punches.longitude',
      'time_punches.latitude',
      'time_punches.pro_coordinates_precision',
      'time_punches.note',
      'time_punches.is_automatic',
      'time_punches.is_check_in',
      'time_punches.recorded_by_user_id',
      'users.first_name',
      'users.last_name',
    ])
    .where(among('time_punches.application_id', applicationIds))
    .orderBy('time_punches.time')
    .orderBy('time_punches.id');

const breaksOf = (database: Database, applicationIds: readonly number[]) =>
  database
    .selectFrom('shift_breaks')
    .leftJoin('users', 'users.id', 'shift_breaks.recorded_by_user_id')
    .select([
      'shift_breaks.id',
      'shift_breaks.application_id',
      'shift_breaks.start_time',
      'shift_breaks.end_time',
      'shift_breaks.note',
      'shift_breaks.recorded_by_user_id',
      'users.first_name',
      'users.last_name',
    ])
    .where(among('shift_breaks.application_id', applicationIds))
    .orderBy('shift_breaks.start_time')
    .orderBy('shift_breaks.id');

const flaggedGeoLogsOf = (database: Database, applicationIds: readonly number[]) =>
  database
    .selectFrom('geo_logs')
    .select('application_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(among('application_id', applicationIds))
    .where('is_flagged_for_staffer_review', '=', true)
    .groupBy('application_id');

function byApplication<Row extends { application_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ application_id }) => application_id);
}
