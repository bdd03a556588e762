import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** How many statements that write were committed since the last reset, in whatever table; see `takeSnapshot`. */
export async function countWrites(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from snapshot.written`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}
