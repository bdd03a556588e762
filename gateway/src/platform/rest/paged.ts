import { z } from 'zod';

/** A page of a REST list, or the whole of a list that the server does not page. */
export interface Paged<Row> {
  /** The length of the whole list; null where the server does not count. */
  readonly count: number | null;
  /** Whether a page follows; null where the server does not say, but counts. */
  readonly hasNext: boolean | null;
  readonly results: readonly Row[];
}

/** The same page with something else for each row. */
export function mapRows<Row, Mapped>(page: Paged<Row>, map: (row: Row) => Mapped): Paged<Mapped> {
  return { ...page, results: page.results.map(map) };
}

/** What a paged list is asked for; both are numbers of rows, pages start at 1. */
export interface PageQuery {
  page?: number;
  page_size?: number;
}

/** The largest page that the upstream answers. */
export const maxPageSize = 100;

/** Servers differ in which lists they page: a plain array is a whole list, the only page of it. */
function enveloped(response: unknown): unknown {
  return Array.isArray(response) ? { count: response.length, next: null, results: response } : response;
}

/** The schema of a list of `row`, in pages or as a plain array. */
export function paged<Row>(row: z.ZodType<Row>): z.ZodType<Paged<Row>> {
  const envelope = z
    .object({
      count: z.int().nonnegative().nullish(),
      next: z.union([z.string(), z.int()]).nullish(),
      results: z.array(row),
    })
    .refine(({ count, next }) => typeof count === 'number' || next !== undefined, 'The end is unknown')
    .transform(({ count, next, results }) => ({
      count: count ?? null,
      hasNext: next === undefined ? null : next !== null && next !== '',
      results,
    }));
  return z.preprocess(enveloped, envelope);
}
