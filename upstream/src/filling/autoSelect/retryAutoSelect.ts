import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Has auto-select look again, at an instant, at everybody whom it had to pass over. */
export async function retryAutoSelect(trx: Database, instant: Date): Promise<void> {
  await sql`update auto_select_rounds set retry_ts = ${instant} where retry_ts > ${instant}`.execute(trx);
}
