import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { callApi, signIn } from '../../testing/backups/callApi.ts';
import { readGuide } from '../../testing/backups/guide.ts';
import { runCommand, startCommand } from '../../testing/backups/runCommand.ts';
import { startPostgres } from '../../testing/startPostgres.ts';

// Made by the version whose last migration was 0067, of the fixtures, a note and a gig that its API wrote.
const older = fileURLToPath(new URL('../../testing/backups/schema-0067.backup', import.meta.url));
const owner = 'owner@brigade.example';
/** Signs in after a restore: a code for the owner may have been requested just before the backup. */
const manager = 'manager@brigade.example';

const guide = await readGuide('backups.md');
const take = guide.command('Take a backup', 'sh');
const restore = guide.command('Restore', 'sh');
const start = guide.command('Restore', 'sh', 1);
const createDatabase = guide.command('Restore', 'sql');

const folder = await mkdtemp(join(tmpdir(), 'brigade-backups-'));
const { source, stop } = await startPostgres(folder);
if (source.kind !== 'postgres') throw new Error('The guide is about PostgreSQL, too.');
const maintenance = source.url;
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

/** A place for data that the commands of the guide work on. */
interface Place {
  readonly environment: Readonly<Record<string, string>>;
  /** Removes the data, if there is any, and leaves an empty place as the guide says. */
  readonly empty: () => Promise<void>;
  readonly isSharedByProcesses: boolean;
  /** What comes of a backup while a server runs. */
  readonly outcomeBesideServer: RegExp;
}

const dataFolder = join(folder, 'embedded');
const embedded: Place = {
  environment: { DATABASE_URL: '', UPSTREAM_DATA_DIR: dataFolder },
  empty: () => rm(dataFolder, { recursive: true, force: true }),
  isSharedByProcesses: false,
  outcomeBesideServer: /is in use by process \d+/,
};
const postgres: Place = {
  environment: { DATABASE_URL: maintenance.replace(/postgres$/, 'brigade') },
  async empty() {
    const client = new Client({ connectionString: maintenance });
    await client.connect();
    await client.query('drop database if exists brigade with (force)');
    await client.query(createDatabase);
    await client.end();
  },
  isSharedByProcesses: true,
  outcomeBesideServer: /Wrote \d+ rows of \d+ tables to /,
};

async function startServer({ environment }: Place, person: string) {
  const server = await startCommand(start, environment);
  return { ...server, token: await signIn(server.url, person) };
}

const notes = '/staffer/pro-notes/?pro_id=1&location_id=1';
const write = (url: string, token: string, note: string) =>
  callApi(url, 'POST', '/staffer/pro-notes/', { token, body: { pro_id: 1, location_id: 1, note } });
const read = async (url: string, token: string) => ({
  notes: await callApi(url, 'GET', notes, { token }),
  gig: await callApi(url, 'GET', '/staffer/gigs/6/', { token }),
});

/** What a command printed, or its complaint. */
const outcomeOf = (command: Promise<string>) => command.catch(String);

const backupOf = (name: string) => join(folder, `${name}.backup`);

test.each([
  ['the embedded database', 'embedded', embedded],
  ['PostgreSQL', 'postgres', postgres],
] as const)('the guide upgrades, backs up and restores %s', async (_, name, place) => {
  const backup = { ...place.environment, BACKUP: backupOf(name) };
  await place.empty();
  await runCommand(restore, { ...place.environment, BACKUP: older });
  const upgraded = await startServer(place, owner);
  await write(upgraded.url, upgraded.token, 'Written by this version.');
  const written = await read(upgraded.url, upgraded.token);
  expect(JSON.stringify(written.notes)).toContain('Written by schema 0067.');
  expect(written.gig).toMatchObject({ id: 6, allowed_confirmed_pros: 2, wage_amount: 22.5 });

  expect(await outcomeOf(runCommand(take, backup))).toMatch(place.outcomeBesideServer);
  if (place.isSharedByProcesses) await write(upgraded.url, upgraded.token, 'Written after the backup.');
  await upgraded.stop();
  if (!place.isSharedByProcesses) await runCommand(take, backup);
  await place.empty();
  await runCommand(restore, backup);

  const restored = await startServer(place, manager);
  expect(await callApi(restored.url, 'GET', notes, { token: restored.token })).toEqual(written.notes);
  // A session of the time before the backup stays valid, and new rows get numbers that are free.
  expect(await read(restored.url, upgraded.token)).toEqual(written);
  expect(await write(restored.url, restored.token, 'Written after the loss.')).toMatchObject({ id: 3 });
  await restored.stop();
});

test('a backup of the embedded database moves to PostgreSQL', async () => {
  await postgres.empty();
  await runCommand(restore, { ...postgres.environment, BACKUP: backupOf('embedded') });
  const moved = await startServer(postgres, manager);
  const { notes: found } = await read(moved.url, moved.token);
  expect(JSON.stringify(found)).toContain('Written by this version.');
  await moved.stop();
});

test('the tests run every command of the guide', () => {
  expect(guide.unused()).toEqual([]);
});
