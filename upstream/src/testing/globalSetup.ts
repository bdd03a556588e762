import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { startPostgres } from './startPostgres.ts';

/** Makes the migrated, empty database that the test workers copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-upstream-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    if (process.env['UPSTREAM_TEST_DATABASE'] === 'postgres') {
      const { source, stop } = await startPostgres(folder);
      project.provide('testDatabase', source);
      return () => stop().finally(removeFolder);
    }
    project.provide('testDatabase', { kind: 'dump', path: await writeDump(folder) });
    return removeFolder;
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function writeDump(folder: string): Promise<string> {
  const pglite = await PGlite.create();
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(database);
  const dump = await pglite.dumpDataDir('none');
  const path = join(folder, 'migrated.tar');
  await writeFile(path, dump.stream());
  await database.destroy();
  return path;
}
