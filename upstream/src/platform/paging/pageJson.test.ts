import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageSchema } from './page.ts';
import { pageJson } from './pageJson.ts';

const schema = pageSchema(z.object({ id: z.int(), name: z.string().nullable() }));
const pageOfLength = (length: number) => ({
  count: 1_000,
  next: 'http://127.0.0.1/api/rows/?page=2',
  previous: null,
  results: Array.from({ length }, (_, id) => ({ id, name: id % 2 === 0 ? null : `[]} "${id}"` })),
});

test.for([0, 1, 25, 26, 60])('a page of %i rows is written as it would be at once', async (length) => {
  const page = pageOfLength(length);
  expect(await pageJson(schema, page)).toBe(JSON.stringify(page));
});

test('what the schema does not name is left out', async () => {
  const page = pageOfLength(30);
  const more = { ...page, secret: 1, results: page.results.map((row) => ({ ...row, secret: 2 })) };
  expect(await pageJson(schema, more)).toBe(JSON.stringify(page));
});

test('a page that does not fit its schema is refused', async () => {
  const page = { ...pageOfLength(30), results: [...pageOfLength(29).results, { id: 'x', name: null }] };
  await expect(pageJson(schema, page)).rejects.toThrow(z.core.$ZodError);
  await expect(pageJson(schema, { ...pageOfLength(1), count: -1 })).rejects.toThrow(z.core.$ZodError);
});

test('what is no page is left to others', async () => {
  expect(await pageJson(z.object({ results: z.array(z.int()) }), { results: [1] })).toBeNull();
  expect(await pageJson(undefined, undefined)).toBeNull();
});
