import { expect, test } from 'vitest';
import { wholeList } from './wholeList.ts';

function listOf(length: number) {
  const pages: number[] = [];
  const fetchPage = async ({ page, page_size: size }: { page: number; page_size: number }) => {
    pages.push(page);
    const rows = Array.from({ length }, (_, row) => row);
    return { count: length, results: rows.slice((page - 1) * size, page * size) };
  };
  return { fetchPage, pages };
}

test.each([
  [0, [1], 0],
  [100, [1], 100],
  [101, [1, 2], 101],
  [10_000, [1, 2, 3, 4, 5], 500],
])('of %d rows the pages %j are read', async (length, expected, rows) => {
  const { fetchPage, pages } = listOf(length);

  expect(await wholeList(fetchPage)).toHaveLength(rows);
  expect(pages).toEqual(expected);
});
