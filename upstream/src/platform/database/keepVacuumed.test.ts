import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { keepVacuumed } from './keepVacuumed.ts';
import { openDatabase } from './openDatabase.ts';

const { database, close } = await openDatabase({ kind: 'memory' });
const stops: (() => Promise<void>)[] = [];

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

test('an embedded database is vacuumed and analyzed at once', async () => {
  await sql`create table drinks as select generate_series(1, 20000) as id`.execute(database);
  await sql`delete from drinks where id > 100`.execute(database);
  const before = await pages('drinks');

  stops.push(await keepVacuumed(database, { onError: () => {} }));

  expect(await plannedRows('drinks')).toBe(100);
  expect(await pages('drinks')).toBeLessThan(before / 10);
});

test('an embedded database is vacuumed again after the interval, until it is stopped', async () => {
  stops.push(await keepVacuumed(database, { onError: () => {}, interval: 1 }));
  await sql`create table plates as select generate_series(1, 300) as id`.execute(database);

  await expect.poll(() => plannedRows('plates')).toBe(300);
  await stops.pop()?.();
  await sql`insert into plates select generate_series(1, 300)`.execute(database);

  expect(await plannedRows('plates')).toBe(300);
});

test('a vacuum that fails is reported, and the next one is tried', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  stops.push(await keepVacuumed(database, { onError, interval: 1 }));
  await close();

  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(1);
});
