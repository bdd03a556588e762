import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** `keys` is null for a table without a primary key. */
type Table = { name: string; columns: string; keys: string[] | null };
type Sequence = { name: string; value: number | null };

/**
 * Copies every table and starts tracking which tables are written to.
 *
 * @returns a function that restores all sequences and the changed rows of written tables in one statement; all other
 *   rows, such as most of the demo data, are left alone
 */
export async function takeSnapshot(database: Database): Promise<() => Promise<void>> {
  const { rows: tables } = await sql<Table>`
    select
      table_name as name,
      string_agg(quote_ident(column_name), ', ') as columns,
      (
        select array_agg(quote_ident(attname))
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indisprimary and indrelid = format('public.%I', table_name)::regclass
      ) as keys
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
    (table) => `if '${table.name}' = any(written) then ${restoreRows(table)} end if;`,
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

/**
 * Writes only the rows that differ: an embedded database never vacuums, so every row that is written slows down the
 * scans of all later tests.
 */
function restoreRows({ name, columns, keys }: Table): string {
  const isSameRow = keys?.map((key) => `copy.${key} = current.${key}`).join(' and ');
  const changed =
    isSameRow === undefined
      ? 'true'
      : `not exists (
          select from snapshot.${name} copy where ${isSameRow} and copy.* is not distinct from current.*
        )`;
  const missing =
    isSameRow === undefined ? 'true' : `not exists (select from public.${name} current where ${isSameRow})`;
  return `
    delete from public.${name} current where ${changed};
    insert into public.${name} (${columns}) select ${columns} from snapshot.${name} copy where ${missing};`;
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
