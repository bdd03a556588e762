import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { BackupError } from './backupError.ts';
import { headerOf, type BackupHeader } from './backupLines.ts';
import { fixTextFormats, sequencesOf, type Table, tablesOf } from './catalog.ts';

/** The code of PostgreSQL. */
const undefinedTable = '42P01';

/** How many rows are in memory at once: few of those with images. */
const rowsAtOnce = (table: Table) => (table.columns.some(({ type }) => type === 'bytea') ? 4 : 1000);

/** What was written. */
export type BackupSummary = { tables: number; rows: number };

/**
 * Writes everything in the database to a new file, as it was at one moment. Servers go on reading and writing;
 * only migrations wait. The file appears once it is complete, for its owner alone.
 *
 * @throws {@link BackupError} when the file exists, or the database is none of this product
 */
export async function writeBackup(database: Database, file: string): Promise<BackupSummary> {
  if (await exists(file)) throw new BackupError(`${file} exists already. Choose another name.`);
  const draft = `${file}.partial`;
  const summary = { tables: 0, rows: 0 };
  try {
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        await keepSchema(trx);
        const target = createWriteStream(draft, { mode: 0o600, flush: true });
        await pipeline(() => linesOf(trx, summary), createGzip(), target);
      });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return summary;
}

/** Waits for a migration that runs, before the moment of the backup, and makes later ones wait. */
async function keepSchema(trx: Database): Promise<void> {
  await sql`lock table schema_migrations in share mode`.execute(trx).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) {
      throw new BackupError('There is nothing to back up: the database is empty.');
    }
    throw error;
  });
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function* linesOf(trx: Database, summary: BackupSummary): AsyncGenerator<string> {
  yield `${JSON.stringify(headerOf(await migrationsOf(trx)))}\n`;
  await fixTextFormats(trx);
  for (const table of await tablesOf(trx)) {
    summary.tables += 1;
    yield `${JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) })}\n`;
    for await (const rows of rowsOf(trx, table)) {
      summary.rows += rows.length;
      yield `${rows.join('\n')}\n`;
    }
  }
  // Numbers are drawn outside of transactions: read last, they are behind no row.
  for (const sequence of await sequencesOf(trx)) {
    const { rows } = await sql<{ value: string; isCalled: boolean }>`
      select last_value::text as value, is_called as "isCalled" from ${sql.table(sequence)}
    `.execute(trx);
    yield `${JSON.stringify({ sequence, ...rows[0] })}\n`;
  }
  yield `${JSON.stringify({ end: true, rows: summary.rows })}\n`;
}

async function migrationsOf(trx: Database): Promise<BackupHeader['migrations']> {
  const { rows } = await sql<BackupHeader['migrations'][number]>`
    select name, checksum from schema_migrations order by applied_ts, name
  `.execute(trx);
  return rows;
}

/** The rows of a table in parts, each row a JSON array of texts that the database made. */
async function* rowsOf(trx: Database, table: Table): AsyncGenerator<string[]> {
  // Named by the table: connections prepare statements that recur, and each table has columns of its own.
  const cursor = sql.id(`backup_${table.name}`);
  const texts = sql.join(table.columns.map(({ name }) => sql`${sql.id(name)}::text`));
  await sql`
    declare ${cursor} no scroll cursor for select to_json(array[${texts}])::text as line from ${sql.table(table.name)}
  `.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(rowsAtOnce(table))} from ${cursor}
    `.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close ${cursor}`.execute(trx);
}
