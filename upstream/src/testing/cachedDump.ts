import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { pgliteDialect } from '../platform/database/pgliteDialect.ts';
import type { Tables } from '../platform/database/tables.ts';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/dumps/', import.meta.url));
/** Pins the version of PGlite. */
const manifest = fileURLToPath(new URL('../../package.json', import.meta.url));

type DumpRecipe = {
  name: string;
  /** Folders whose files determine the contents of the dump. */
  sources: readonly URL[];
  fill: (database: Database) => Promise<unknown>;
};

/**
 * The path of a dump of a PGlite database, for `openDatabase({ kind: 'memory', dump })`. Creating one takes
 * seconds, so the last one of each name is cached until its recipe, a source file or PGlite changes.
 */
export async function cachedDump(recipe: DumpRecipe): Promise<string> {
  const path = join(cacheFolder, `${recipe.name}-${await fingerprint(recipe)}.tar`);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) await makeDump(path, recipe);
  return path;
}

async function fingerprint({ sources, fill }: DumpRecipe): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(manifest))
    .update(fill.toString());
  for (const source of sources) {
    const folder = fileURLToPath(source);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function makeDump(path: string, { name, fill }: DumpRecipe): Promise<void> {
  const pglite = await PGlite.create();
  const database = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
  await fill(database);
  const dump = await pglite.dumpDataDir('none');
  await database.destroy();
  await pglite.close();

  await mkdir(cacheFolder, { recursive: true });
  for (const file of await readdir(cacheFolder)) {
    const stale = join(cacheFolder, file);
    // Another worker may have made the same dump in the meantime, and be about to read it.
    if (file.startsWith(`${name}-`) && stale !== path) await rm(stale, { force: true });
  }
  // Renamed after writing, because another worker may read it concurrently.
  const draft = join(cacheFolder, `draft-${process.pid}`);
  await writeFile(draft, dump.stream());
  await rename(draft, path);
}
