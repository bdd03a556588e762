import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { demoTables } from '../sandbox/demo/demoRow.ts';

/** Deletes all rows of the demo tables, as before a first start. */
export async function emptyDemoTables(database: Database): Promise<void> {
  // Recorded changes survive the rows that they describe.
  await database.deleteFrom('changes').execute();
  // With the ledger, whose rows cannot be deleted one by one.
  const tables = sql.join(demoTables.map((table) => sql.table(table)));
  await sql`truncate ${tables} cascade`.execute(database);
}
