import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** A column that is written; generated ones follow from others. */
export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };

/** The tables of the database with their columns. */
export async function tablesOf(database: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name, json_agg(
      json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum
    ) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname
  `.execute(database);
  return rows;
}

/** The names of the sequences, also of those that number the rows of a table. */
export async function sequencesOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname
  `.execute(database);
  return rows.map(({ name }) => name);
}

/** Makes the texts of values the same whatever the server and the role are set to. */
export async function fixTextFormats(trx: Database): Promise<void> {
  await sql`
    select set_config(name, value, true) from (values
      ('datestyle', 'ISO, MDY'), ('intervalstyle', 'postgres'), ('timezone', 'UTC'),
      ('bytea_output', 'hex'), ('extra_float_digits', '1')
    ) as formats (name, value)
  `.execute(trx);
}
