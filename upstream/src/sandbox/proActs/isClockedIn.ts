import type { Database } from '../../platform/database/database.ts';

/** Whether the last punch of an application is a clock-in. */
export async function isClockedIn(database: Database, applicationId: number): Promise<boolean> {
  const last = await database
    .selectFrom('time_punches')
    .select('punch_type')
    .where('application_id', '=', applicationId)
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.punch_type === 'CLOCK_IN';
}
