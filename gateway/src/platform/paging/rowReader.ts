import type { Paged } from '../rest/paged.ts';
import type { RowId } from './cursor.ts';
import { findLength } from './findLength.ts';
import { incompleteList } from './incompleteList.ts';
import { createListShape } from './listShape.ts';
import { pageCover, type Page, type Rows } from './pageCover.ts';
import { pageOrEnd } from './pageOrEnd.ts';

/** Reads runs of rows of one list by pages, and asks for no row twice. */
export interface RowReader<Row> {
  /**
   * Makes sure that the rows are read, as far as the list has them.
   *
   * @throws GraphQLError when the server leaves some of them out.
   */
  read(rows: Rows): Promise<void>;
  /** The rows from `start` on that were read without a gap, at most to `end`. */
  slice(rows: Rows): Row[];
  /** Where a row was found; null when it is not among those read. */
  offsetOf(id: RowId): number | null;
  /** The length of the list by the latest response; null while it is unknown. */
  length(): number | null;
  /** No row is at this offset or behind it, by the latest response. */
  limit(): number;
  /** The length of the list, looked for page by page where the server does not count. */
  findLength(): Promise<number>;
}

export function createRowReader<Row>(
  fetchPage: (page: Page) => Promise<Paged<Row>>,
  idOf: (row: Row) => RowId,
): RowReader<Row> {
  const rowAt = new Map<number, Row>();
  const offsetById = new Map<RowId, number>();
  const shape = createListShape();

  function keep(start: number, { results }: Paged<Row>): void {
    results.forEach((row, index) => {
      rowAt.set(start + index, row);
      offsetById.set(idOf(row), start + index);
    });
  }

  async function fetch(page: Page): Promise<void> {
    const response = await pageOrEnd(page.page, () => fetchPage(page));
    const start = shape.note(page, response);
    if (start !== null) {
      keep(start, response);
      return;
    }
    const first = { ...page, page: 1 };
    const firstResponse = await fetchPage(first);
    keep(shape.note(first, firstResponse) ?? 0, firstResponse);
    const known = shape.note(page, response);
    if (known === null) throw incompleteList();
    keep(known, response);
  }

  return {
    async read({ start, end }) {
      for (;;) {
        let from = Math.max(0, start);
        let to = Math.min(end, shape.limit());
        while (from < to && rowAt.has(from)) from += 1;
        while (from < to && rowAt.has(to - 1)) to -= 1;
        const sizes = shape.sizes();
        // One at a time: whether there is a second page is known after the first.
        const [page] = pageCover({ start: from, end: to }, sizes);
        if (page === undefined) return;
        await fetch(page);
        const isFurther = rowAt.has(from) || shape.limit() <= from || shape.sizes() !== sizes;
        if (!isFurther) throw incompleteList();
      }
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
    length: () => shape.length(),
    limit: () => shape.limit(),
    findLength: () => findLength(shape, fetch),
  };
}
