import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Table = { name: string; columns: string };
type Sequence = { name: string; value: number | null };

/**
 * Copies every table and starts tracking which tables are written to.
 *
 * @returns a function that restores all sequences and the rows of written tables in one statement; untouched tables,
 *   such as most of the demo data, are left alone
 */
export async function takeSnapshot(database: Database): Promise<() => Promise<void>> {
  const { rows: tables } = await sql<Table>`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name
  `.execute(database);
  const { rows: sequences } = await sql<Sequence>`
    select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'
  `.execute(database);

  await sql`create schema snapshot`.execute(database);
  for (const { name } of tables) {
    await sql`create table ${sql.id('snapshot', name)} as table ${sql.id('public', name)}`.execute(database);
  }
  await markWritten(database, tables);
  await createRestore(database, tables, sequences);
  return async () => {
    await sql`select snapshot.restore()`.execute(database);
  };
}

/** A function of the database, which parses and plans its statements once instead of at each reset. */
async function createRestore(
  database: Database,
  tables: readonly Table[],
  sequences: readonly Sequence[],
): Promise<void> {
  const restoreTables = tables.map(
    ({ name, columns }) =>
      `if '${name}' = any(written) then
        delete from public.${name};
        insert into public.${name} (${columns}) select ${columns} from snapshot.${name};
      end if;`,
  );
  const restoreSequences = sequences.map(
    ({ name, value }) => `perform setval('public.${name}', ${value ?? 1}, ${value !== null});`,
  );
  const body = `
    declare written text[];
    begin
      -- Disables triggers and foreign keys, so that rows are not counted again and tables can be restored in any order.
      perform set_config('session_replication_role', 'replica', true);
      with deleted as (delete from snapshot.written returning name) select array_agg(name) into written from deleted;
      ${[...restoreTables, ...restoreSequences].join('\n')}
    end`;
  await sql`create function snapshot.restore() returns void language plpgsql as ${sql.lit(body)}`.execute(
    database,
  );
}

/** Without a primary key, so that transactions that write to the same table do not block each other. */
async function markWritten(database: Database, tables: readonly Table[]): Promise<void> {
  await sql`create table snapshot.written (name text not null)`.execute(database);
  await sql`
    create function snapshot.mark_written() returns trigger language plpgsql as $$
    begin
      insert into snapshot.written values (tg_table_name);
      return null;
    end $$
  `.execute(database);
  for (const { name } of tables) {
    await sql`
      create trigger mark_written after insert or update or delete or truncate on ${sql.id('public', name)}
      for each statement execute function snapshot.mark_written()
    `.execute(database);
  }
}
