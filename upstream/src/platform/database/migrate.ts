import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const shippedMigrations = new URL('./migrations/', import.meta.url);

/** An arbitrary number, unique among the advisory locks on the database. */
const advisoryLock = 4_001_001;

/** A file that changes the schema. */
export type Migration = { name: string; text: string; checksum: string };

/** Thrown when an applied migration was edited or removed. */
export class MigrationMismatchError extends Error {
  override name = 'MigrationMismatchError';
}

/**
 * Migrates the database to the latest schema in one transaction. Safe to call from several processes on one
 * PostgreSQL database.
 *
 * @returns the names of the applied files
 * @throws {@link MigrationMismatchError} when the content of an applied file changed
 */
export function migrate(database: Database): Promise<string[]> {
  return database.transaction().execute((trx) => applyMigrations(trx, shippedMigrations));
}

/**
 * Applies the pending `NNNN-name.sql` files of a folder in order.
 *
 * @returns the names of the applied files
 * @throws {@link MigrationMismatchError} when the content of an applied file changed
 */
export async function applyMigrations(trx: Database, folder: URL): Promise<string[]> {
  return applyPending(trx, await readMigrations(folder));
}

/**
 * Applies those of the migrations that the database lacks, in their order.
 *
 * @returns the names of the applied ones
 * @throws {@link MigrationMismatchError} when one that was applied is missing or has changed
 */
export async function applyPending(trx: Database, migrations: readonly Migration[]): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
  const applied = await appliedChecksums(trx);
  refuseChanges(migrations, applied);
  const pending = migrations.filter(({ name }) => !applied.has(name));
  // A table with pending deferred triggers cannot be altered.
  await sql`set constraints all immediate`.execute(trx);
  for (const migration of pending) {
    for (const statement of statementsOf(migration)) await sql.raw(statement).execute(trx);
    await sql`
      insert into schema_migrations (name, checksum) values (${migration.name}, ${migration.checksum})
    `.execute(trx);
  }
  return pending.map(({ name }) => name);
}

/** The migrations of a folder, by default of this version, in the order of their numbers. */
export async function readMigrations(folder: URL = shippedMigrations): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function appliedChecksums(trx: Database): Promise<Map<string, string>> {
  await sql`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_ts timestamptz not null default now()
  )`.execute(trx);
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations
  `.execute(trx);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseChanges(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (known.get(name) !== checksum) {
      throw new MigrationMismatchError(
        `The database was made with another version of migration ${name}. Use an empty database folder, or restore the file.`,
      );
    }
  }
}

/**
 * PGlite runs one statement per query. A statement ends with a semicolon at the end of a line, outside of `$$` bodies;
 * comments must be on separate lines.
 */
function statementsOf({ name, text }: Migration): string[] {
  const withoutComments = text.replaceAll(/^\s*--.*$/gm, '');
  const statement = /(?:\$\$[^]*?\$\$|[^])*?;[ \t]*$/gm;
  const rest = withoutComments.replaceAll(statement, '').trim();
  if (rest !== '') throw new Error(`Migration ${name} ends in the middle of a statement: ${rest}`);
  return (withoutComments.match(statement) ?? []).map((found) => found.trim());
}
