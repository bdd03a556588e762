import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { demoTables } from '../sandbox/demo/demoRow.ts';

/** Deletes all rows of the demo tables, as before a first start. */
export async function emptyDemoTables(database: Database): Promise<void> {
  // Recorded changes survive the rows that they describe.
  await database.deleteFrom('changes').execute();
  // With the ledger, whose rows cannot be deleted one by one. No trigger counts what is truncated, so the counts go, too.
  const counts = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename like '%\\_tallies'
  `.execute(database);
  const tables = sql.join(
    [...demoTables, 'sandbox_charges', ...counts.rows.map(({ name }) => name)].map((name) => sql.table(name)),
  );
  await sql`truncate ${tables} cascade`.execute(database);
}
