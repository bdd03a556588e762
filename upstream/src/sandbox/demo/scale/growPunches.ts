import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Adds pairs of punches to the worked part of `grown_work` in turn, each pair an hour after the one before. */
export async function growPunches(database: Database, count: number): Promise<void> {
  await sql`
    insert into time_punches (application_id, time, punch_type)
    select work.id, work.work_start_time + make_interval(hours => n / 2 / work.worked, mins => n % 2 * 50),
      (array['CLOCK_IN', 'CLOCK_OUT'])[1 + n % 2]
    from generate_series(0, ${count}::int - 1) as n
      join grown_work as work on work.place = n / 2 % (select worked from grown_work limit 1)
  `.execute(database);
}
