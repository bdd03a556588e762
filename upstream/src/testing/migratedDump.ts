import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/migrated/', import.meta.url));
const migrationsFolder = fileURLToPath(new URL('../database/migrations/', import.meta.url));
/** Pins the version of PGlite. */
const manifest = fileURLToPath(new URL('../../package.json', import.meta.url));

/**
 * The path of a dump of a migrated, empty database. Making one takes seconds, so the last one is kept; it is
 * made anew when a migration or PGlite changes.
 */
export async function migratedDump(): Promise<string> {
  const path = join(cacheFolder, `${await fingerprint()}.tar`);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) await makeDump(path);
  return path;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(manifest, 'utf8'));
  for (const name of (await readdir(migrationsFolder)).toSorted()) {
    hash.update(name).update(await readFile(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function makeDump(path: string): Promise<void> {
  const pglite = await PGlite.create();
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(database);
  const dump = await pglite.dumpDataDir('none');
  await database.destroy();

  await rm(cacheFolder, { recursive: true, force: true });
  await mkdir(cacheFolder, { recursive: true });
  // Renamed when it is whole: another run may look for it at this very moment.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, dump.stream());
  await rename(draft, path);
}
