import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../platform/database/database.ts';

/**
 * Lets the writes of some rows of a table fail until the test has finished.
 *
 * @returns a function that lets them succeed again
 */
export async function breakWrites(
  database: Database,
  { table, condition }: { table: string; condition: string },
): Promise<() => Promise<void>> {
  await sql`
    create or replace function refuse_write() returns trigger language plpgsql as $$
    begin raise exception 'This row cannot be written'; end $$
  `.execute(database);
  await sql`
    create trigger refuse_write before insert or update on ${sql.table(table)} for each row
    when (${sql.raw(condition)}) execute function refuse_write()
  `.execute(database);
  const restore = async () => {
    await sql`drop trigger if exists refuse_write on ${sql.table(table)}`.execute(database);
  };
  onTestFinished(restore);
  return restore;
}
