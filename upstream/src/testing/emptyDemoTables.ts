import type { Database } from '../platform/database/database.ts';
import { demoTables } from '../sandbox/demo/demoRow.ts';

/** Deletes all rows of the demo tables, as before a first start. */
export async function emptyDemoTables(database: Database): Promise<void> {
  // Recorded changes survive the rows that they describe.
  await database.deleteFrom('changes').execute();
  for (const table of demoTables.toReversed()) await database.deleteFrom(table).execute();
}
