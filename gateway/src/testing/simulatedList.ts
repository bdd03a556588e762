import type { Page } from '../platform/paging/pageCover.ts';
import type { Paged } from '../platform/rest/paged.ts';
import { UpstreamRefusal } from '../platform/rest/restError.ts';

/** How the servers of a list differ. */
export interface ListServer {
  /** Whether it counts the list; it does by default. */
  readonly counts?: boolean;
  /** Whether it refuses pages past the end instead of answering empty ones. */
  readonly refusesPastEnd?: boolean;
  /** The rows that it puts on a page at most; 100 by default. */
  readonly cap?: number;
  /** The rows that it puts on every page, whatever it is asked for. */
  readonly fixed?: number;
  /** Whether it answers the whole list, whatever page it is asked for. */
  readonly isPlain?: boolean;
}

/** A REST list in memory whose rows are their own ids; it counts what it is asked. */
export interface SimulatedList {
  /** In the list's order; change it to let rows come and go. */
  rows: number[];
  requests: Page[];
  /** Requests of pages that begin behind the last row. */
  pastEnd: number;
  fetchPage(page: Page): Promise<Paged<number>>;
}

const pastEnd = { code: 'not_found', message: 'Invalid page.', target: null, targetValue: null, details: [] };

/** Answers as a REST server does; sizes beyond 100 are an error. */
export function simulatedList(
  length: number,
  { counts = true, refusesPastEnd = false, cap = 100, fixed, isPlain = false }: ListServer = {},
): SimulatedList {
  return {
    rows: Array.from({ length }, (_, index) => index),
    requests: [],
    pastEnd: 0,
    async fetchPage({ page, pageSize }) {
      if (page < 1 || pageSize < 1 || pageSize > 100) throw new RangeError(`No page ${page} of ${pageSize}`);
      this.requests.push({ page, pageSize });
      if (isPlain) return { count: counts ? this.rows.length : null, hasNext: false, results: this.rows };
      const size = fixed ?? Math.min(pageSize, cap);
      const start = (page - 1) * size;
      if (page > 1 && start >= this.rows.length) {
        this.pastEnd += 1;
        if (refusesPastEnd) throw new UpstreamRefusal('listRows', 404, pastEnd);
      }
      return {
        count: counts ? this.rows.length : null,
        hasNext: start + size < this.rows.length,
        results: this.rows.slice(start, start + size),
      };
    },
  };
}
