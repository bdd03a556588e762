import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TimeRecords } from './punchedTime.ts';

/** Reads the punches and breaks of the work of these applications, and when they were corrected. @returns those of each */
export async function readTimesOf(
  database: Database,
  applicationIds: readonly number[],
): Promise<(applicationId: number) => TimeRecords> {
  const punches = await database
    .selectFrom('time_punches')
    .select(['application_id', 'time', 'punch_type', 'is_automatic'])
    .where(among('application_id', applicationIds))
    .orderBy('time')
    .orderBy('id')
    .execute();
  const breaks = await database
    .selectFrom('shift_breaks')
    .select(['application_id', 'start_time', 'end_time'])
    .where(among('application_id', applicationIds))
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  const corrections = await database
    .selectFrom('corrected_work')
    .selectAll()
    .where(among('application_id', applicationIds))
    .execute();
  const correctedOf = new Map(corrections.map((one) => [one.application_id, one.corrected_ts]));
  const punchesOf = Map.groupBy(punches, ({ application_id }) => application_id);
  const breaksOf = Map.groupBy(breaks, ({ application_id }) => application_id);
  return (id) => ({
    punches: punchesOf.get(id) ?? [],
    breaks: breaksOf.get(id) ?? [],
    corrected_ts: correctedOf.get(id) ?? null,
  });
}
