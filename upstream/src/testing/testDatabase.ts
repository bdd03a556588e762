import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { openDatabase } from '../database/openDatabase.ts';

/** Where the migrated, empty database is that each worker takes a copy of. */
export type TestDatabaseSource =
  | { kind: 'dump'; path: string }
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource;
  }
}

let opened: Promise<OpenDatabase> | undefined;

/**
 * The database of this test worker, opened once: the files of a worker run one after the other, and each of
 * them starts by emptying it, which takes a tenth of the time of opening another one.
 */
export function testDatabase(): Promise<OpenDatabase> {
  return (opened ??= open(inject('testDatabase')));
}

async function open(source: TestDatabaseSource): Promise<OpenDatabase> {
  if (source.kind === 'dump') {
    return openDatabase({ kind: 'memory', dump: new Blob([await readFile(source.path)]) });
  }
  const name = `worker_${process.pid}_${process.env['VITEST_POOL_ID'] ?? '0'}`;
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
