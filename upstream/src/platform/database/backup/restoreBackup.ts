import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { vacuum } from '../keepVacuumed.ts';
import { applyPending, type Migration, readMigrations } from '../migrate.ts';
import { BackupError } from './backupError.ts';
import type { BackupHeader } from './backupLines.ts';
import { loadRows } from './loadRows.ts';
import { checkBackup } from './readBackup.ts';
import { withoutRules } from './withoutRules.ts';

/**
 * Restores a backup into an empty database, with the schema that it was made with: the next start of a server brings
 * it up to date. Everything or nothing is restored, and the file is read to its end before anything is written.
 *
 * @returns how many rows were restored
 * @throws {@link BackupError} when the database is not empty, or the file is damaged or made by a newer version
 */
export async function restoreBackup(database: Database, file: string): Promise<number> {
  const { migrations } = await checkBackup(file);
  const schema = schemaOf(migrations, await readMigrations());
  const rows = await database.transaction().execute(async (trx) => {
    await requireEmpty(trx);
    await applyPending(trx, schema);
    return withoutRules(trx, () => loadRows(trx, file));
  });
  await vacuum(database);
  return rows;
}

/** The migrations of the backup in their order, as this version has them. */
function schemaOf(applied: BackupHeader['migrations'], shipped: readonly Migration[]): Migration[] {
  const known = new Map(shipped.map((migration) => [migration.name, migration]));
  return applied.map(({ name, checksum }) => {
    const migration = known.get(name);
    if (migration?.checksum === checksum) return migration;
    throw new BackupError(
      migration
        ? `The backup was made with another form of migration ${name}. Restore it with the version that made it.`
        : `The backup was made by a newer version: it has migration ${name}. Restore it with that version or a later one.`,
    );
  });
}

async function requireEmpty(trx: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace limit 1
  `.execute(trx);
  if (rows.length > 0) {
    throw new BackupError(
      `The database is not empty: it has ${rows[0]?.name}. Nothing was changed. Restore into an empty database.`,
    );
  }
}
