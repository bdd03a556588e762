import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The number of rows per statement. */
const batchSize = 1000;

/**
 * Inserts rows in batches. A batch is sent as one JSON parameter: with a parameter per value, the embedded database would
 * spend most of a first start on parsing. All rows must have the same columns.
 */
export async function insertBatches(
  database: Database,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::jsonb)
    `.execute(database);
  }
}

/** Sets the identity sequence of a table after its highest id. */
export async function continueIds(database: Database, table: keyof Tables): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
  `.execute(database);
}
