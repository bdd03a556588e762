import type { Database } from '../../platform/database/database.ts';
import type { DemoRow, DemoRows } from './demoRow.ts';
import { continueIds, insertBatches } from './insertBatches.ts';

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

/** Inserts the rows of one table and sets its identity sequence after the highest id. All rows must have the same columns. */
export async function insertRows<Table extends keyof DemoRows>(
  database: Database,
  table: Table,
  rows: readonly DemoRow<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  await insertBatches(database, table, rows);
  if (!tablesWithoutId.has(table)) await continueIds(database, table);
}
