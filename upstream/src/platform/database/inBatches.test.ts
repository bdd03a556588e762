import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { pgliteDialect } from './pgliteDialect.ts';
import type { Tables } from './tables.ts';

const pglite = await PGlite.create();
const database = new Kysely<Tables>({ dialect: pgliteDialect(pglite) });
const exchanges = vi.spyOn(pglite, 'execProtocolStream');

afterEach(() => exchanges.mockClear());
afterAll(async () => {
  await database.destroy();
  await pglite.close();
});

const number = (value: number) =>
  sql<{ value: number }>`select 12 / ${value}::int as value`.execute(database);

test('a statement is one exchange, prepared or not', async () => {
  for (const value of [1, 2, 3, 4]) expect((await number(value)).rows).toEqual([{ value: 12 / value }]);

  expect(exchanges).toHaveBeenCalledTimes(4);
});

test('a statement that fails is one exchange, and the next one is answered', async () => {
  await expect(number(0)).rejects.toThrow('division by zero');
  expect((await number(6)).rows).toEqual([{ value: 2 }]);

  expect(exchanges).toHaveBeenCalledTimes(2);
});
