import { describe, expect, test } from 'vitest';
import { simulatedList, type ListServer } from '../../testing/simulatedList.ts';
import type { Paged, PageQuery } from '../rest/paged.ts';
import { findRow } from './findRow.ts';
import { wholeList } from './wholeList.ts';

/** A list by the parameters of REST; without any, the server decides. */
function listOf(length: number, server?: ListServer) {
  const list = simulatedList(length, server);
  const queries: PageQuery[] = [];
  const fetchPage = (query: PageQuery) => {
    queries.push(query);
    return list.fetchPage({ page: query.page ?? 1, pageSize: query.page_size ?? 30 });
  };
  return { list, fetchPage, queries };
}

const servers: readonly [string, ListServer][] = [
  ['that counts', {}],
  ['that puts at most 50 rows on a page', { cap: 50, refusesPastEnd: true }],
  ['that does not count', { counts: false, refusesPastEnd: true }],
  ['that does not page', { isPlain: true }],
  ['that neither counts nor pages', { counts: false, isPlain: true }],
];

describe.each(servers)('the whole list of a server %s', (_, server) => {
  test.each([0, 1, 50, 99, 100, 101, 130, 600])(
    'the whole list of %d rows has each of them',
    async (length) => {
      const { list, fetchPage } = listOf(length, server);

      await expect(wholeList(fetchPage)).resolves.toEqual(list.rows);
      expect(list.pastEnd).toBe(0);
    },
  );
});

test.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [500, 5],
])('the whole list of %d rows takes %d calls', async (length, calls) => {
  const { fetchPage, queries } = listOf(length);
  await wholeList(fetchPage);
  expect(queries).toHaveLength(calls);
});

test('a list without the parameters of pages is asked without them, until the server pages it', async () => {
  const { list, fetchPage, queries } = listOf(70);

  await expect(wholeList(fetchPage, 'plain')).resolves.toEqual(list.rows);
  expect(queries).toEqual([{}, { page: 2 }, { page: 3 }]);
});

test('a list that shrinks between two pages ends where the server refuses the next', async () => {
  const { list, fetchPage } = listOf(101, { refusesPastEnd: true });
  const rows = await wholeList(async (query) => {
    const page = await fetchPage(query);
    list.rows.pop();
    return page;
  });
  expect(rows).toHaveLength(100);
});

test.each<[string, (query: PageQuery) => Paged<number>]>([
  ['goes on behind an empty page', () => ({ count: null, hasNext: true, results: [] })],
  ['answers the same page again', () => ({ count: 500, hasNext: null, results: [1, 2] })],
  [
    'is longer than any list of its kind',
    ({ page = 1 }) => ({ count: null, hasNext: true, results: [page] }),
  ],
])('a list that %s is an error, never a shorter list', async (_, fetchPage) => {
  await expect(wholeList((query) => Promise.resolve(fetchPage(query)))).rejects.toMatchObject({
    extensions: { code: 'UPSTREAM_INVALID' },
  });
});

test('a row is found on whatever page it is, and the pages behind it are not read', async () => {
  const { fetchPage, queries } = listOf(500, { cap: 50 });

  await expect(findRow(fetchPage, (row) => row === 120)).resolves.toBe(120);
  expect(queries).toHaveLength(3);
  await expect(findRow(fetchPage, (row) => row === 900)).resolves.toBeNull();
});
