import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/testDatabase.ts';
import { type OpenDatabase, openDatabase } from '../openDatabase.ts';
import { BackupError } from './backupError.ts';
import { restoreBackup } from './restoreBackup.ts';
import { type BackupSummary, writeBackup } from './writeBackup.ts';

const { database, reset } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'brigade-backup-'));
const backup = join(folder, 'complete.backup');
let summary: BackupSummary;
/** Nothing but the last tests may write to it. */
let empty: OpenDatabase;

beforeAll(async () => {
  await reset();
  // Texts that a format of lines could get wrong, null, and bytes.
  await sql`update users set first_name = ${'["\\\n\t'}, last_name = ${'{} Ünï 😀'} where id = 1`.execute(
    database,
  );
  await sql`insert into server_secrets (name, secret) values ('sso', 'of this database')`.execute(database);
  summary = await writeBackup(database, backup);
  empty = await openDatabase({ kind: 'memory' });
});
afterAll(async () => {
  await empty.close();
  await rm(folder, { recursive: true, force: true });
});

const textOf = async (file: string) => gunzipSync(await readFile(file)).toString();
const linesOf = async (file: string) => (await textOf(file)).trimEnd().split('\n');
const firstRow = (lines: readonly string[]) => lines.findIndex((line) => line.startsWith('['));
/** The time of the backup is in the first line, and restored rows may come in another order. */
const contentOf = async (file: string) => (await linesOf(file)).slice(1).toSorted();

/** A file of this name with what `change` makes of the lines of the backup. */
async function changed(name: string, change: (lines: string[]) => string[]): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, gzipSync(`${change(await linesOf(backup)).join('\n')}\n`));
  return file;
}

async function tablesOf({ database: opened }: OpenDatabase): Promise<unknown[]> {
  const { rows } =
    await sql`select relname from pg_class where relnamespace = 'public'::regnamespace`.execute(opened);
  return rows;
}

/** Why a file is refused, before anything is written. */
async function refusalOf(file: string): Promise<string> {
  const refusal: unknown = await restoreBackup(empty.database, file).catch((error: unknown) => error);
  if (!(refusal instanceof BackupError)) throw refusal;
  expect(await tablesOf(empty)).toEqual([]);
  return refusal.message;
}

test('a backup is written once, as a whole', async () => {
  expect(summary.rows).toBeGreaterThan(100);
  await expect(writeBackup(database, backup)).rejects.toThrow(`${backup} exists already.`);
  await expect(writeBackup(empty.database, join(folder, 'none.backup'))).rejects.toThrow(
    'There is nothing to back up: the database is empty.',
  );
  expect(await readdir(folder)).toEqual(['complete.backup']);
});

test('a file that is cut off is refused before anything is written', async () => {
  const bytes = await readFile(backup);
  const file = join(folder, 'cut-off.backup');
  await writeFile(file, bytes.subarray(0, bytes.length - 9));
  expect(await refusalOf(file)).toContain(`${file} is incomplete or damaged. Nothing was changed`);
  await writeFile(file, bytes.subarray(0, 40));
  expect(await refusalOf(file)).toContain('is incomplete or damaged');
});

test('a file with a byte that changed is refused', async () => {
  const file = join(folder, 'damaged.backup');
  await copyFile(backup, file);
  const bytes = await readFile(file);
  bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1;
  await writeFile(file, bytes);
  expect(await refusalOf(file)).toContain('is incomplete or damaged');
});

test('a file that lacks rows or its end is refused', async () => {
  expect(
    await refusalOf(await changed('row.backup', (lines) => lines.toSpliced(firstRow(lines), 1))),
  ).toContain('is incomplete or damaged');
  expect(await refusalOf(await changed('end.backup', (lines) => lines.slice(0, -1)))).toContain(
    'is incomplete or damaged',
  );
});

test('another file is refused', async () => {
  const file = join(folder, 'notes.txt');
  await writeFile(file, 'Buy milk.');
  expect(await refusalOf(file)).toContain(`${file} is no backup.`);
  await writeFile(file, gzipSync('{"format":"another"}\n'));
  expect(await refusalOf(file)).toContain(`${file} is no backup.`);
  expect(await refusalOf(join(folder, 'missing'))).toContain('cannot be read: ENOENT.');
});

test('a backup of a newer version is refused, and one whose migrations had another form', async () => {
  const newer = await changed('newer.backup', ([header = '', ...lines]) => [
    header.replace('"migrations":[', '"migrations":[{"name":"9999-later.sql","checksum":"1"},'),
    ...lines,
  ]);
  expect(await refusalOf(newer)).toContain('made by a newer version: it has migration 9999-later.sql');
  const other = await changed('other.backup', ([header = '', ...lines]) => [
    header.replace(/"checksum":"\w+"/, '"checksum":"1"'),
    ...lines,
  ]);
  expect(await refusalOf(other)).toContain('another form of migration 0001-marketplace.sql');
});

test('rows that refer to none are refused', async () => {
  const orphan = await changed('orphan.backup', (lines) => {
    const table = lines.findIndex((line) => line.startsWith('{"table":"sessions"'));
    const row = (lines[table + 1] ?? '').replace(/^\["(\d+)","\d+"/, '["$1","999999"');
    return lines.with(table + 1, row);
  });
  await expect(restoreBackup(empty.database, orphan)).rejects.toThrow('sessions_user_id_fkey');
  expect(await tablesOf(empty)).toEqual([]);
});

test('a restored database has every row, number and rule of the other, and is not restored into again', async () => {
  expect(await restoreBackup(empty.database, backup)).toBe(summary.rows);
  const again = join(folder, 'again.backup');
  await writeBackup(empty.database, again);
  expect(await contentOf(again)).toEqual(await contentOf(backup));

  // Another trigger is of the tests' own: it notes which tables they have to empty.
  const rules = sql<{ rule: string }>`
    select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger
    where not tgisinternal and tgname <> 'mark_written'
    order by rule
  `;
  expect((await rules.execute(empty.database)).rows).toEqual((await rules.execute(database)).rows);
  await expect(restoreBackup(empty.database, backup)).rejects.toThrow('The database is not empty: it has ');
});
