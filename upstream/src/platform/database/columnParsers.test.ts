import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';

const { database } = await testDatabase();

test('PGlite and PostgreSQL read values alike', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as whole, 24.50::numeric(10, 2) as money, null::numeric as nothing,
      array[9007199254740991, null]::int8[] as wholes, array[]::int8[] as none,
      '2026-03-01'::date as day, '2026-03-01T10:00:00-06'::timestamptz as instant,
      array['a', 'b'] as list, '[{"a": 1}]'::jsonb as json, 0.25::float8 as fraction
  `.execute(database);

  expect(rows).toEqual([
    {
      whole: 9_007_199_254_740_991,
      money: 24.5,
      nothing: null,
      wholes: [9_007_199_254_740_991, null],
      none: [],
      day: '2026-03-01',
      instant: new Date('2026-03-01T16:00:00Z'),
      list: ['a', 'b'],
      json: [{ a: 1 }],
      fraction: 0.25,
    },
  ]);
});

test('PGlite and PostgreSQL write values alike', async () => {
  const instant = new Date('2026-03-01T16:00:00.123Z');

  const { rows } = await sql`
    select ${instant}::timestamptz as instant, ${['x', 'y "z"']}::text[] as list, ${'{"a":[1]}'}::jsonb as json,
      ${24.5}::numeric as money, ${[1, 2]}::bigint[] as ids
  `.execute(database);

  expect(rows).toEqual([{ instant, list: ['x', 'y "z"'], json: { a: [1] }, money: 24.5, ids: [1, 2] }]);
});
