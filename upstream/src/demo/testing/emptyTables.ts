import type { Database } from '../../database/database.ts';
import { demoTables } from '../../sandbox/demo/demoRow.ts';

/** Deletes all rows that demo data would meet: what a first start finds. */
export async function emptyTables(database: Database): Promise<void> {
  // Who changed something is kept, even when what was changed is gone.
  await database.deleteFrom('changes').execute();
  for (const table of demoTables.toReversed()) await database.deleteFrom(table).execute();
}
