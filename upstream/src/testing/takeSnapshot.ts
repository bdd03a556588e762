import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

type Table = { name: string; columns: string };

/**
 * Copies every table aside.
 *
 * @returns a function that brings all rows and sequences back, in one statement: a few milliseconds instead of
 *   the third of a second that emptying and filling the tables takes
 */
export async function takeSnapshot(database: Database): Promise<() => Promise<void>> {
  const { rows: tables } = await sql<Table>`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name
  `.execute(database);
  const { rows: sequences } = await sql<{ name: string; value: number | null }>`
    select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'
  `.execute(database);

  await sql`create schema snapshot`.execute(database);
  for (const { name } of tables) {
    await sql`create table ${sql.id('snapshot', name)} as table ${sql.id('public', name)}`.execute(database);
  }
  const restore = sql.raw(
    [
      'do $$ begin',
      // Rows come back as they were: no trigger may count them again, and no order of tables is needed.
      'set local session_replication_role = replica;',
      ...tables.map(({ name }) => `delete from public.${name};`),
      ...tables.map(
        ({ name, columns }) =>
          `insert into public.${name} (${columns}) select ${columns} from snapshot.${name};`,
      ),
      ...sequences.map(
        ({ name, value }) => `perform setval('public.${name}', ${value ?? 1}, ${value !== null});`,
      ),
      'end $$',
    ].join('\n'),
  );
  return async () => {
    await restore.execute(database);
  };
}
