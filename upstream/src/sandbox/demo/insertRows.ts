import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoRow, DemoRows } from './demoRow.ts';

/** The number of rows per statement. */
const batchSize = 1000;

/** Tables without an id column. */
const tablesWithoutId: ReadonlySet<keyof DemoRows> = new Set([
  'referral_codes',
  'pro_ratings',
  'pro_skills',
  'gig_requirements',
  'gig_attachments',
  'gig_template_requirements',
  'gig_template_attachments',
  'skill_market_wages',
  'network_members',
  'pro_group_members',
  'pro_block_locations',
  'images',
]);

/**
 * Inserts the rows of one table in batches and sets its identity sequence after the highest id. A batch is sent as
 * one JSON parameter: with a parameter per value, the embedded database would spend most of a first start on parsing.
 * All rows must have the same columns.
 */
export async function insertRows<Table extends keyof DemoRows>(
  database: Database,
  table: Table,
  rows: readonly DemoRow<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::jsonb)
    `.execute(database);
  }
  if (tablesWithoutId.has(table)) return;
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
  `.execute(database);
}
