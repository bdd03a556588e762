import type { Paged } from '../rest/paged.ts';
import type { RowId } from './cursor.ts';
import { pageCover, type Page, type Rows } from './pageCover.ts';

/** Reads runs of rows of one list by pages, and asks for no row twice. */
export interface RowReader<Row> {
  /** Makes sure that the rows are read, as far as the list has them. */
  read(rows: Rows): Promise<void>;
  /** The rows from `start` on that were read without a gap, at most to `end`. */
  slice(rows: Rows): Row[];
  /** Where a row was found; null when it is not among those read. */
  offsetOf(id: RowId): number | null;
  /** The length of the list by the latest answer; null before the first. */
  readonly count: number | null;
}

export function createRowReader<Row>(
  fetchPage: (page: Page) => Promise<Paged<Row>>,
  idOf: (row: Row) => RowId,
): RowReader<Row> {
  const rowAt = new Map<number, Row>();
  const offsetById = new Map<RowId, number>();
  let count: number | null = null;

  async function fetch(page: Page): Promise<void> {
    const answer = await fetchPage(page);
    count = answer.count;
    answer.results.forEach((row, index) => {
      const offset = (page.page - 1) * page.pageSize + index;
      rowAt.set(offset, row);
      offsetById.set(idOf(row), offset);
    });
  }

  return {
    async read({ start, end }) {
      let from = Math.max(0, start);
      let to = Math.min(end, count ?? end);
      while (from < to && rowAt.has(from)) from += 1;
      while (from < to && rowAt.has(to - 1)) to -= 1;
      await Promise.all(pageCover({ start: from, end: to }).map(fetch));
    },
    slice({ start, end }) {
      const rows: Row[] = [];
      for (let offset = start; offset < end; offset += 1) {
        const row = rowAt.get(offset);
        if (row === undefined) break;
        rows.push(row);
      }
      return rows;
    },
    offsetOf: (id) => offsetById.get(id) ?? null,
    get count() {
      return count;
    },
  };
}
