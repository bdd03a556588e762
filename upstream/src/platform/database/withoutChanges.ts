import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Records no changes for the rest of this transaction: for data that is to begin without a past. */
export async function withoutChanges(trx: Database): Promise<void> {
  await sql`select set_config('change.recording', 'off', true)`.execute(trx);
}
