import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { inParts } from './inParts.ts';

/** The query parameters of every paged list, to spread into a query schema. */
export const pagingParameters = {
  page: positiveInteger(1, 1_000_000_000).describe('The page number, starting at 1'),
  page_size: positiveInteger(25, 100).describe('Rows per page, 1 to 100'),
};

function positiveInteger(byDefault: number, maximum: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .default(String(byDefault))
    .transform(Number)
    .pipe(z.number().min(1).max(maximum));
}

/** The schemas of the rows of pages, by those of the pages. */
const rowSchemas = new WeakMap<z.ZodType, z.ZodType>();

/** A page of a list. `count` is the total; `next` and `previous` are absolute URLs, or null at the ends. */
export function pageSchema<Row extends z.ZodType>(row: Row) {
  const schema = z.object({
    count: z.int().nonnegative(),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    results: z.array(row),
  });
  rowSchemas.set(schema, row);
  return schema;
}

/** The schema of the rows of a page; undefined for a schema that `pageSchema` did not make. */
export function rowSchemaOf(schema: z.ZodType): z.ZodType | undefined {
  return rowSchemas.get(schema);
}

/** A page of a list. */
export type Page<Row> = { count: number; next: string | null; previous: string | null; results: Row[] };

/** Rows that are read and converted at once. Parts of 25 made a page of 100 gigs cost a third more, these a seventh. */
const rowsAtOnce = 50;

type PageRequest = { url: URL; query: { page: number; page_size: number } };

/**
 * Loads one page of a list and the total count. A page beyond the last one is empty.
 *
 * @param request the route's request
 * @param rows the filtered list in a total order (ending with a unique column)
 * @param toWire converts rows to their API format, many of a page at once, so that it can load related rows
 * @param count counts the list where that is faster than counting `rows`
 */
export async function pageOf<TB extends keyof Tables, Row, WireRow>(
  request: PageRequest,
  rows: SelectQueryBuilder<Tables, TB, Row>,
  toWire: (rows: Row[]) => WireRow[] | Promise<WireRow[]>,
  count: () => Promise<number> = () => countOf(rows),
): Promise<Page<WireRow>> {
  // Concurrently, because counting a long list takes as long as finding the page.
  const [total, results] = await Promise.all([count(), withinPage(request, rows).execute()]);
  return toPage(request, total, await inParts(results, rowsAtOnce, toWire));
}

/**
 * Loads one page of a list that is read whole for its page, as no index has its order, and counts it in the same
 * statement; see {@link pageOf}.
 *
 * @param count counts the list for a page beyond the last one
 */
export async function pageOfUnordered<TB extends keyof Tables, Row, WireRow>(
  request: PageRequest,
  rows: SelectQueryBuilder<Tables, TB, Row>,
  toWire: (rows: Row[]) => WireRow[] | Promise<WireRow[]>,
  count: () => Promise<number>,
): Promise<Page<WireRow>> {
  const counted = rows.select(sql<number>`count(*) over ()`.as('total'));
  const results = await withinPage(request, counted).execute();
  const total = results[0]?.total ?? (request.query.page > 1 ? await count() : 0);
  return toPage(request, total, await inParts(results, rowsAtOnce, toWire));
}

function withinPage<TB extends keyof Tables, Row>(
  { query: { page, page_size: size } }: PageRequest,
  rows: SelectQueryBuilder<Tables, TB, Row>,
) {
  return rows.limit(size).offset((page - 1) * size);
}

function toPage<WireRow>(
  { url, query: { page, page_size: size } }: PageRequest,
  total: number,
  results: WireRow[],
): Page<WireRow> {
  const lastPage = Math.max(1, Math.ceil(total / size));
  return {
    count: total,
    next: page < lastPage ? pageUrl(url, page + 1) : null,
    previous: page > 1 ? pageUrl(url, Math.min(page - 1, lastPage)) : null,
    results,
  };
}

/** How many rows a query has. */
export async function countOf<TB extends keyof Tables, Row>(
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
