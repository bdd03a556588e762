import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Bits } from './bits.ts';

/** The exact number of pros in a set. Its cost hardly grows with the number of pros. */
export async function countByBitmaps(database: Database, { expression, facets }: Bits): Promise<number> {
  const { rows } = await sql<{ count: number | null }>`
    select sum(bit_count(bits)) as count from (
      select ${expression} as bits from pro_bitmaps
      where facet in (${sql.join([...new Set(facets)])})
      group by chunk
    ) as chunks
  `.execute(database);
  return rows[0]?.count ?? 0;
}
