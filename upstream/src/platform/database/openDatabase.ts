import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { columnParsers } from './columnParsers.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { joinable } from './joinedTransaction.ts';
import type { Listen } from './listen.ts';
import { listenPostgres } from './listenPostgres.ts';
import { pgliteDialect } from './pgliteDialect.ts';
import { preparing } from './preparing.ts';
import type { Tables } from './tables.ts';

/** Where the data is stored. */
export type DatabasePlace =
  /** A PostgreSQL server. */
  | { kind: 'postgres'; url: string }
  /** PGlite in a folder, used by one process at a time. */
  | { kind: 'folder'; folder: string }
  /** PGlite in memory, optionally restored from a dump made by `dumpDataDir`. */
  | { kind: 'memory'; dump?: Blob };

/** An open database. `close` waits for running queries; it is safe to call twice. */
export type OpenDatabase = { database: Database; listen: Listen; close: () => Promise<void> };

/**
 * Opens the database without migrating it; see `migrate`.
 *
 * @throws FolderInUseError when another process uses the folder
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.kind === 'postgres') return openPostgres(place.url);
  if (place.kind === 'folder') return openFolder(place.folder);
  return openPGlite(place.dump ? { loadDataDir: place.dump } : {});
}

function openPostgres(url: string): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    types: columnParsers,
  });
  // A restart of the database server breaks idle connections. The pool replaces them, so the error is ignored.
  pool.on('error', () => {});
  const database = joinable(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) }));
  const { listen, stop } = listenPostgres(url);
  return {
    database,
    listen,
    close: once(async () => {
      await stop();
      await database.destroy();
    }),
  };
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(folder);
  try {
    const { close, ...opened } = await openPGlite({ dataDir: `${folder}/pgdata` });
    return {
      ...opened,
      close: once(async () => {
        await close();
        await unlock();
      }),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openPGlite(options: PGliteOptions): Promise<OpenDatabase> {
  const pglite = await PGlite.create(options);
  const database = joinable(new Kysely<Tables>({ dialect: pgliteDialect(pglite) }));
  return {
    database,
    listen: async (channel, { message }) => {
      await pglite.listen(channel, message);
    },
    close: once(async () => {
      await database.destroy();
      await pglite.close();
    }),
  };
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => (closing ??= close());
}
