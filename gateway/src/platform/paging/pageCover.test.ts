import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageCover, type Page, type Rows } from './pageCover.ts';

/** The longest step, with the row of its cursor. */
const longestRun = 101;

const start = integer({ min: 0, max: 1_000_000 });

function rowsOf(pages: readonly Page[]): Rows {
  const starts = pages.map(({ page, pageSize }) => (page - 1) * pageSize);
  const ends = pages.map(({ page, pageSize }) => page * pageSize);
  return { start: Math.min(...starts), end: Math.max(...ends) };
}

/** Every page of an allowed size that holds the rows. */
function singlePages({ start: from, end }: Rows): Page[] {
  return Array.from({ length: 100 }, (_, index) => index + 1).flatMap((pageSize) => {
    const page = Math.floor(from / pageSize) + 1;
    return page * pageSize >= end ? [{ page, pageSize }] : [];
  });
}

describe('pageCover', () => {
  test.for<[Rows, Page[]]>([
    [{ start: 0, end: 25 }, [{ page: 1, pageSize: 25 }]],
    [{ start: 25, end: 50 }, [{ page: 2, pageSize: 25 }]],
    [{ start: 400, end: 500 }, [{ page: 5, pageSize: 100 }]],
    [{ start: 10, end: 30 }, [{ page: 1, pageSize: 30 }]],
    [{ start: 24, end: 50 }, [{ page: 1, pageSize: 50 }]],
    [{ start: 74, end: 100 }, [{ page: 3, pageSize: 34 }]],
    [{ start: 7, end: 8 }, [{ page: 8, pageSize: 1 }]],
    [{ start: 5, end: 5 }, []],
    [
      { start: 99, end: 200 },
      [
        { page: 2, pageSize: 67 },
        { page: 3, pageSize: 67 },
      ],
    ],
  ])('the rows %j are had by the pages %j', ([rows, pages]) => {
    expect(pageCover(rows)).toEqual(pages);
  });

  test('pageCover holds all the rows, in one page or in two neighbors', () => {
    assert(
      property(start, integer({ min: 1, max: longestRun }), (from, length) => {
        const pages = pageCover({ start: from, end: from + length });
        const covered = rowsOf(pages);
        expect(covered.start).toBeLessThanOrEqual(from);
        expect(covered.end).toBeGreaterThanOrEqual(from + length);
        expect(pages.length).toBeLessThanOrEqual(2);
        for (const { pageSize } of pages) expect(pageSize).toBeLessThanOrEqual(100);
        expect(covered.end - covered.start).toBe(pages.length * (pages[0]?.pageSize ?? 0));
      }),
    );
  });

  test('pageCover takes two pages only where no single page holds the rows, and else the smallest', () => {
    assert(
      property(start, integer({ min: 1, max: longestRun }), (from, length) => {
        const rows = { start: from, end: from + length };
        const pages = pageCover(rows);
        const [smallest] = singlePages(rows);
        expect(pages.length === 1 ? pages[0] : undefined).toEqual(smallest);
      }),
    );
  });

  test('pageCover needs one page for every run of up to 50 rows that a long list may be walked by', () => {
    assert(
      property(start, integer({ min: 1, max: 50 }), (from, length) => {
        expect(pageCover({ start: from, end: from + length })).toHaveLength(1);
      }),
      { numRuns: 2_000 },
    );
  });

  test('pageCover takes more pages where the server puts fewer rows on a page', () => {
    expect(pageCover({ start: 0, end: 101 }, { least: 1, most: 50 })).toEqual([
      { page: 1, pageSize: 34 },
      { page: 2, pageSize: 34 },
      { page: 3, pageSize: 34 },
    ]);
    expect(pageCover({ start: 20, end: 30 }, { least: 25, most: 25 })).toEqual([
      { page: 1, pageSize: 25 },
      { page: 2, pageSize: 25 },
    ]);
  });
});
