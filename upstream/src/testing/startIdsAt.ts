import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Makes all new records get ids from this one on. */
export async function startIdsAt(database: Database, firstId: number): Promise<void> {
  await sql`
    select setval(seqrelid::regclass, ${firstId}::bigint, false) from pg_sequence
    join pg_class on pg_class.oid = seqrelid where relnamespace = 'public'::regnamespace
  `.execute(database);
}
