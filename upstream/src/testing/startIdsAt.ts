import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Makes all new records get ids from this one on. Positions in the change feed go on where they are. */
export async function startIdsAt(database: Database, firstId: number): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(format('%I', table_name), column_name), ${firstId}::bigint, false)
    from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' and column_name = 'id'
  `.execute(database);
}
