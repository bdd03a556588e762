import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { applyMigrations, MigrationMismatchError } from './migrate.ts';

const { database } = await testDatabase();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

class Undo extends Error {}

/** Runs in a separate schema and rolls it back. */
async function inEmptySchema(work: (database: Database) => Promise<void>): Promise<void> {
  await database
    .transaction()
    .execute(async (trx) => {
      await sql`create schema empty_house`.execute(trx);
      await sql`set local search_path to empty_house`.execute(trx);
      await work(trx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
}

const migrateFrom = (trx: Database) => applyMigrations(trx, pathToFileURL(`${folder}/`));
const write = (name: string, text: string) => writeFile(join(folder, name), text);

test('applies files once, in the order of their numbers', async () => {
  await write('0002-second.sql', 'insert into steps values (2);\n');
  await write(
    '0001-first.sql',
    '-- The first;\ncreate table steps (id int);\ninsert into steps values (1);\n',
  );
  await write('notes.sql', 'this is no migration;');

  await inEmptySchema(async (trx) => {
    expect(await migrateFrom(trx)).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await migrateFrom(trx)).toEqual([]);
    expect((await sql`select id from steps order by id`.execute(trx)).rows).toEqual([{ id: 1 }, { id: 2 }]);
  });
});

test('accepts semicolons in dollar-quoted bodies', async () => {
  await write(
    '0001-function.sql',
    'create function two() returns int language plpgsql as $$\nbegin\n  return 2;\nend;\n$$;\ncreate table t (id int);\n',
  );

  await inEmptySchema(async (trx) => {
    await migrateFrom(trx);
    expect((await sql`select two()`.execute(trx)).rows).toEqual([{ two: 2 }]);
  });
});

test('rejects a file that was edited after it was applied', async () => {
  await write('0001-first.sql', 'create table steps (id int);');

  await inEmptySchema(async (trx) => {
    await migrateFrom(trx);
    await write('0001-first.sql', 'create table steps (id bigint);');
    await expect(migrateFrom(trx)).rejects.toThrow(MigrationMismatchError);
  });
});

test('rejects a file that ends in the middle of a statement', async () => {
  await write('0001-first.sql', 'create table steps (id int);\ninsert into steps values (1)');

  await inEmptySchema(async (trx) => {
    await expect(migrateFrom(trx)).rejects.toThrow('0001-first.sql ends in the middle');
  });
});
