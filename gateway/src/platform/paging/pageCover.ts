import { maxPageSize } from '../rest/paged.ts';

/** One page of a REST list; both are numbers of rows, pages start at 1. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * The rows from `start` to `end` (exclusive) of a list; the first row is 0.
 */
export interface Rows {
  readonly start: number;
  readonly end: number;
}

/** The longest run of rows that two neighbouring pages cover wherever it begins. */
export const maxCoveredRows = maxPageSize + 1;

/** The smallest page size from `least` on at which `pages` neighbouring pages, from that of `start` on, reach `end`. */
function smallestSize({ start, end }: Rows, pages: number, least: number): number | null {
  for (let size = least; size <= maxPageSize; size += 1) {
    if ((Math.floor(start / size) + pages) * size >= end) return size;
  }
  return null;
}

/**
 * The pages to ask for in order to have some rows: one page, of the size that brings the fewest others, or two
 * neighbouring pages where no page of an allowed size holds them all. No pages for no rows.
 *
 * @param rows at most {@link maxCoveredRows}.
 */
export function pageCover(rows: Rows): Page[] {
  const length = rows.end - rows.start;
  if (length <= 0) return [];
  for (const pages of [1, 2]) {
    const pageSize = smallestSize(rows, pages, Math.ceil(length / pages));
    if (pageSize === null) continue;
    const first = Math.floor(rows.start / pageSize) + 1;
    return Array.from({ length: pages }, (_, index) => ({ page: first + index, pageSize }));
  }
  throw new RangeError(`No two pages hold the rows ${rows.start} to ${rows.end}`);
}
