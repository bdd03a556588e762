import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Schedules a retry of auto-select at an instant for all gigs with applicants it had to skip. */
export async function retryAutoSelect(trx: Database, instant: Date): Promise<void> {
  await sql`update auto_select_rounds set retry_ts = ${instant} where retry_ts > ${instant}`.execute(trx);
}
