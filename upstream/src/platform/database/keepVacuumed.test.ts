import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepVacuumed } from './keepVacuumed.ts';
import { openDatabase } from './openDatabase.ts';

const { database, close } = await openDatabase({ kind: 'memory' });
const stops: (() => Promise<void>)[] = [];
const folder = await mkdtemp(join(tmpdir(), 'brigade-vacuum-'));
const record = join(folder, 'record');

beforeEach(() => rm(record, { force: true }));
afterAll(() => rm(folder, { recursive: true }));

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function pages(table: string): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select pg_relation_size(${table}::regclass) / 8192 as pages
  `.execute(database);
  return Number(rows[0]?.pages);
}

async function plannedRows(table: string): Promise<number> {
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where relname = ${table}
  `.execute(database);
  return Number(rows[0]?.reltuples);
}

test('an embedded database that never was is vacuumed and analyzed at once', async () => {
  await sql`create table drinks as select generate_series(1, 20000) as id`.execute(database);
  await sql`delete from drinks where id > 100`.execute(database);
  const before = await pages('drinks');

  stops.push(await keepVacuumed(database, { record, onError: () => {} }));

  expect(await plannedRows('drinks')).toBe(100);
  expect(await pages('drinks')).toBeLessThan(before / 10);
});

test('an embedded database is not vacuumed again at the next start on the same day', async () => {
  await (
    await keepVacuumed(database, { record, onError: () => {} })
  )();
  await sql`create table cups as select generate_series(1, 300) as id`.execute(database);

  stops.push(await keepVacuumed(database, { record, onError: () => {} }));

  expect(await plannedRows('cups')).toBe(-1);
});

test('an embedded database is vacuumed when the rest of the day has passed after a restart', async () => {
  await writeFile(record, new Date(Date.now() - 86_399_900).toISOString());
  await sql`create table bowls as select generate_series(1, 300) as id`.execute(database);

  stops.push(await keepVacuumed(database, { record, onError: () => {} }));

  await expect.poll(() => plannedRows('bowls')).toBe(300);
});

test.each([
  { which: 'more than a day old', milliseconds: -86_400_001 },
  { which: 'still to come', milliseconds: 3_600_000 },
])('an embedded database with a record that is $which is vacuumed at once', async ({ milliseconds }) => {
  await writeFile(record, new Date(Date.now() + milliseconds).toISOString());
  await sql`create table if not exists forks as select generate_series(1, 300) as id`.execute(database);

  stops.push(await keepVacuumed(database, { record, onError: () => {} }));

  expect(await plannedRows('forks')).toBe(300);
  await sql`drop table forks`.execute(database);
});

test('an embedded database is vacuumed again after the interval, until it is stopped', async () => {
  stops.push(await keepVacuumed(database, { record, onError: () => {}, interval: 1 }));
  await sql`create table plates as select generate_series(1, 300) as id`.execute(database);

  await expect.poll(() => plannedRows('plates')).toBe(300);
  await stops.pop()?.();
  await sql`insert into plates select generate_series(1, 300)`.execute(database);

  expect(await plannedRows('plates')).toBe(300);
});

test('a vacuum that fails is reported, and the next one is tried', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  stops.push(await keepVacuumed(database, { record, onError, interval: 1 }));
  await close();

  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(1);
});
