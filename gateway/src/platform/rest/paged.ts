import { z } from 'zod';

/** A page of a REST list. `count` is the length of the whole list. */
export interface Paged<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}

/** What a paged list is asked for; both are numbers of rows, pages start at 1. */
export interface PageQuery {
  page?: number;
  page_size?: number;
}

/** The largest page that the upstream answers. */
export const maxPageSize = 100;

/** The schema of a paged list of `row`. */
export function paged<Row>(row: z.ZodType<Row>): z.ZodType<Paged<Row>> {
  return z.object({ count: z.int().nonnegative(), results: z.array(row) });
}
