import type { Page } from '../platform/paging/pageCover.ts';
import type { Paged } from '../platform/rest/paged.ts';

/** A REST list in memory whose rows are their own ids; it counts what it is asked. */
export interface SimulatedList {
  /** In the list's order; change it to let rows come and go. */
  rows: number[];
  requests: Page[];
  fetchPage(page: Page): Promise<Paged<number>>;
}

/** Answers as a REST server does: pages beyond the end are empty, sizes beyond 100 are an error. */
export function simulatedList(length: number): SimulatedList {
  return {
    rows: Array.from({ length }, (_, index) => index),
    requests: [],
    fetchPage({ page, pageSize }) {
      if (page < 1 || pageSize < 1 || pageSize > 100) throw new RangeError(`No page ${page} of ${pageSize}`);
      this.requests.push({ page, pageSize });
      const start = (page - 1) * pageSize;
      return Promise.resolve({ count: this.rows.length, results: this.rows.slice(start, start + pageSize) });
    },
  };
}
