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

/** The page sizes that a server keeps to. */
export interface PageSizes {
  readonly least: number;
  readonly most: number;
}

export const anyPageSize: PageSizes = { least: 1, most: maxPageSize };

/** The smallest page size from `least` on at which `pages` neighbouring pages, from that of `start` on, reach `end`. */
function smallestSize({ start, end }: Rows, pages: number, { least, most }: PageSizes): number | null {
  for (let size = Math.max(least, Math.ceil((end - start) / pages)); size <= most; size += 1) {
    if ((Math.floor(start / size) + pages) * size >= end) return size;
  }
  return null;
}

/**
 * The pages to ask for in order to have some rows: one page, of the size that brings the fewest others, or as many
 * neighbouring pages as it takes where no page of an allowed size holds them all: two for up to 101 rows at any size.
 * No pages for no rows.
 */
export function pageCover(rows: Rows, sizes: PageSizes = anyPageSize): Page[] {
  if (rows.end <= rows.start) return [];
  for (let pages = 1; ; pages += 1) {
    const pageSize = smallestSize(rows, pages, sizes);
    if (pageSize === null) continue;
    const first = Math.floor(rows.start / pageSize) + 1;
    return Array.from({ length: pages }, (_, index) => ({ page: first + index, pageSize }));
  }
}
