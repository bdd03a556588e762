import type { SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/tables.ts';

/** The query parameters of every paged list; spread them into the list's own. */
export const pagingParameters = {
  page: positiveInteger(1, 1_000_000_000).describe('1 is the first page'),
  page_size: positiveInteger(25, 100).describe('Rows on a page, 1 to 100'),
};

function positiveInteger(byDefault: number, maximum: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .default(String(byDefault))
    .transform(Number)
    .pipe(z.number().min(1).max(maximum));
}

/** A page of a list: `count` rows in all; `next` and `previous` are absolute addresses, null at the ends. */
export function pageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({
    count: z.int().nonnegative(),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    results: z.array(row),
  });
}

/** A page of a list. */
export type Page<Row> = { count: number; next: string | null; previous: string | null; results: Row[] };

type PageRequest = { url: URL; query: { page: number; page_size: number } };

/**
 * One page of a list, and how many rows there are. A page beyond the last one is empty.
 *
 * @param request the request as the route got it
 * @param rows the whole list, filtered and in a total order (ending with a unique column)
 * @param toWire makes the wire objects of a page's rows, all at once so that it can load what belongs to them
 * @param count counts the whole list where that is quicker than counting `rows`
 */
export async function pageOf<TB extends keyof Tables, Row, WireRow>(
  { url, query: { page, page_size: size } }: PageRequest,
  rows: SelectQueryBuilder<Tables, TB, Row>,
  toWire: (rows: Row[]) => WireRow[] | Promise<WireRow[]>,
  count: () => Promise<number> = () => countOf(rows),
): Promise<Page<WireRow>> {
  const offset = (page - 1) * size;
  // Side by side: neither needs the other, and a long list costs as much to count as to find the page in.
  const [total, results] = await Promise.all([count(), rows.limit(size).offset(offset).execute()]);
  const lastPage = Math.max(1, Math.ceil(total / size));
  return {
    count: total,
    next: page < lastPage ? pageUrl(url, page + 1) : null,
    previous: page > 1 ? pageUrl(url, Math.min(page - 1, lastPage)) : null,
    results: results.length > 0 ? await toWire(results) : [],
  };
}

async function countOf<TB extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, TB, Row>,
): Promise<number> {
  const { count } = await rows
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function pageUrl(url: URL, page: number): string {
  const other = new URL(url);
  other.searchParams.set('page', String(page));
  return other.href;
}
