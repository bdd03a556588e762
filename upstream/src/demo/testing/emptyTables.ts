import type { Database } from '../../database/database.ts';
import { demoTables } from '../demoRow.ts';

/** Deletes all rows that demo data would meet: what a first start finds. */
export async function emptyTables(database: Database): Promise<void> {
  for (const table of demoTables.toReversed()) await database.deleteFrom(table).execute();
}
