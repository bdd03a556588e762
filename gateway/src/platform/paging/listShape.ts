import type { Paged } from '../rest/paged.ts';
import { incompleteList } from './incompleteList.ts';
import type { Page, PageSizes } from './pageCover.ts';
import { createServedSizes } from './servedSizes.ts';

/** What the responses show about a list: `next` and the rows received decide, and the count where they agree with it. */
export interface ListShape {
  sizes(): PageSizes;
  /** The length of the list; null while unknown. */
  length(): number | null;
  /** No row is at this offset or behind it. */
  limit(): number;
  /**
   * Takes note of a response.
   *
   * @returns the offset of its first row; null while the length of the pages before it is unknown, which the first page
   *   shows.
   * @throws GraphQLError when the response contradicts itself or others.
   */
  note(page: Page, answer: Paged<unknown>): number | null;
}

export function createListShape(): ListShape {
  const sizes = createServedSizes();
  let length: number | null = null;
  let past = Infinity;
  /** The rows of the first page, when no other follows it. */
  let onlyPage: number | null = null;

  /** The offset of a page that no other follows is unknown, unless the count shows it. */
  function noteEnd({ page, pageSize }: Page, rows: number, count: number | null): number | null {
    const asked = (page - 1) * pageSize;
    const served = sizes.served(pageSize);
    // A server that does not page gives the same rows as every page.
    if (page === 1 || (rows > 0 && (rows === count || rows === onlyPage))) {
      length = rows;
      onlyPage = rows;
      return 0;
    }
    if (count === asked + rows || (rows === 0 && count !== null && count < asked)) {
      length = count;
      return asked;
    }
    if (rows === 0 && onlyPage !== null) return asked;
    if (served === null) return null;
    const offset = (page - 1) * served;
    if (rows > 0) length = offset + rows;
    else past = Math.min(past, offset);
    if (length !== null && length > past) length = null;
    return offset;
  }

  return {
    sizes: () => sizes.range(),
    length: () => length,
    limit: () => length ?? past,
    note({ page, pageSize }, { count, hasNext, results: { length: rows } }) {
      const isFollowed = hasNext ?? (rows > 0 && (page - 1) * pageSize + rows < (count ?? 0));
      if (!isFollowed) return noteEnd({ page, pageSize }, rows, count);
      if (rows === 0) throw incompleteList();
      sizes.learn(pageSize, rows);
      const end = page * rows;
      if (end >= past) past = Infinity;
      const longest = count !== null && count > end ? count : length;
      length = longest !== null && longest > end ? longest : null;
      return end - rows;
    },
  };
}
