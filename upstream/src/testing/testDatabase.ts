import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import type { Listen } from '../platform/database/listen.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/openDatabase.ts';
import { addFixtures } from './fixtures.ts';
import { takeSnapshot } from './takeSnapshot.ts';

/** The migrated, empty database that each worker copies. */
export type TestDatabaseSource =
  | { kind: 'dump'; path: string }
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource;
  }
}

/** A database with the fixtures and a function that restores them. */
export type TestDatabase = { database: Database; listen: Listen; reset: () => Promise<void> };

let opened: Promise<TestDatabase> | undefined;

/**
 * The database of this test worker, opened once: the test files of a worker run sequentially, and each of
 * them starts with a reset, which is a hundred times faster than opening another database.
 */
export function testDatabase(): Promise<TestDatabase> {
  return (opened ??= openWithFixtures());
}

async function openWithFixtures(): Promise<TestDatabase> {
  const source = inject('testDatabase');
  const { database, listen } = await open(source);
  // Plans for all values: a test hardly repeats a statement often enough for one to be kept otherwise.
  if (source.kind === 'dump') await sql`set plan_cache_mode = force_generic_plan`.execute(database);
  await addFixtures(database);
  return { database, listen, reset: await takeSnapshot(database) };
}

/**
 * A database with the fixtures that no other test has used: the sizes of its tables, which decide about plans, are known.
 * The caller closes it.
 */
export async function unusedTestDatabase(): Promise<OpenDatabase> {
  const unused = await open(inject('testDatabase'), `_${randomUUID()}`);
  await addFixtures(unused.database);
  return unused;
}

async function open(source: TestDatabaseSource, suffix = ''): Promise<OpenDatabase> {
  if (source.kind === 'dump') {
    return openDatabase({ kind: 'memory', dump: new Blob([await readFile(source.path)]) });
  }
  const name = `worker_${process.pid}_${process.env['VITEST_POOL_ID'] ?? '0'}${suffix}`;
  const client = new Client({ connectionString: source.url });
  await client.connect();
  await client.query(
    `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(source.template)}`,
  );
  await client.end();
  const url = new URL(source.url);
  url.pathname = `/${name}`;
  return openDatabase({ kind: 'postgres', url: url.href });
}
