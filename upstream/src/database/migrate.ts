import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

const shippedMigrations = new URL('./migrations/', import.meta.url);

/** Any number that no other user of the same PostgreSQL database locks on. */
const advisoryLock = 4_001_001;

type Migration = { name: string; text: string; checksum: string };

/** Thrown when a migration that was applied has been edited or removed since. */
export class MigrationMismatchError extends Error {
  override name = 'MigrationMismatchError';
}

/**
 * Brings the database to the newest schema: applies, in order and in one transaction, the numbered SQL files
 * that it has not seen. Several processes may call it at once on one PostgreSQL database.
 *
 * @param folder the folder of `NNNN-name.sql` files
 * @returns the names of the files applied now
 * @throws {@link MigrationMismatchError} when an applied file has another content than then
 */
export async function migrate(database: Database, folder: URL = shippedMigrations): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
    const applied = await appliedChecksums(trx);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    refuseChanges(migrations, applied);
    for (const migration of pending) {
      for (const statement of statementsOf(migration.text)) await sql.raw(statement).execute(trx);
      await sql`insert into schema_migrations (name, checksum) values (${migration.name}, ${migration.checksum})`.execute(
        trx,
      );
    }
    return pending.map(({ name }) => name);
  });
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function appliedChecksums(trx: Transaction<Tables>): Promise<Map<string, string>> {
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

/** PGlite runs one statement a query. Migrations hold no string or body with a semicolon at a line's end. */
function statementsOf(text: string): string[] {
  return text
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '');
}
