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
  await guardTriggers(database);
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
      perform snapshot.guard_foreign_keys();
      perform set_config('snapshot.restoring', 'on', true);
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

/** Whether rows are written by others than a restore. */
const isNotRestoring = `current_setting('snapshot.restoring', true) is distinct from 'on'`;

/**
 * Lets triggers and foreign keys rest during a restore, so that rows are not counted again and tables can be restored in
 * any order. The setting `session_replication_role` would do so as well, but with each of its changes a session drops
 * the plans of all its statements and functions, and makes them again in the next test.
 */
async function guardTriggers(database: Database): Promise<void> {
  const { rows: triggers } = await sql<{ name: string; of: string; definition: string }>`
    select tgname as name, relname as of, pg_get_triggerdef(pg_trigger.oid) as definition
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal
  `.execute(database);
  for (const { name, of, definition } of triggers) {
    await sql`drop trigger ${sql.id(name)} on ${sql.id('public', of)}`.execute(database);
    await sql.raw(guarded(definition)).execute(database);
  }
  await guardForeignKeys(database);
}

/** The definition of a trigger that fires under its own condition, if any, and outside of restores. */
function guarded(definition: string): string {
  return definition.replace(
    /( WHEN \((.*)\))? (EXECUTE FUNCTION .*)$/su,
    (_end, _when, condition = 'true', action = '') =>
      ` when (${isNotRestoring} and (${condition})) ${action}`,
  );
}

/**
 * No statement gives the triggers of foreign keys a condition, so they get the stored form of another trigger's. Tests can
 * create such keys again, so each restore looks for those without it.
 */
async function guardForeignKeys(database: Database): Promise<void> {
  await sql`create table snapshot.guarded ()`.execute(database);
  await sql`
    create trigger mark_written after insert on snapshot.guarded for each statement
    when (${sql.raw(isNotRestoring)}) execute function suppress_redundant_updates_trigger()
  `.execute(database);
  await sql`
    create function snapshot.guard_foreign_keys() returns void language plpgsql as $$
    begin
      if exists (select from pg_trigger where tgisinternal and tgqual is null) then
        perform set_config('allow_system_table_mods', 'on', true);
        -- Lets sessions read the triggers of the tables again.
        update pg_class set relname = relname
        where oid in (select tgrelid from pg_trigger where tgisinternal and tgqual is null);
        update pg_trigger
        set tgqual = (select tgqual from pg_trigger where tgrelid = 'snapshot.guarded'::regclass)
        where tgisinternal and tgqual is null;
        perform set_config('allow_system_table_mods', 'off', true);
      end if;
    end $$
  `.execute(database);
  await sql`select snapshot.guard_foreign_keys()`.execute(database);
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
      for each statement when (${sql.raw(isNotRestoring)}) execute function snapshot.mark_written()
    `.execute(database);
  }
}
