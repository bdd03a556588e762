import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migratedDump } from './dumps.ts';

/**
 * Creates the migrated, empty database that the test workers copy: a dump of PGlite, or a template of a PostgreSQL
 * server with `UPSTREAM_TEST_DATABASE=postgres`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['UPSTREAM_TEST_DATABASE'] !== 'postgres') {
    project.provide('testDatabase', { kind: 'dump', path: await migratedDump() });
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), 'brigade-upstream-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    // Its library makes every process that imports it exit with 0, also after failed tests.
    const { startPostgres } = await import('./startPostgres.ts');
    const { source, stop } = await startPostgres(folder);
    project.provide('testDatabase', source);
    return async () => {
      await stop();
      await removeFolder();
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
