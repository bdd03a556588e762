import { followPages, type FetchPage, type Paging } from './followPages.ts';

/** The row of a list that REST has no call of its own for; null when no page has it. */
export async function findRow<Row>(
  fetchPage: FetchPage<Row>,
  isWanted: (row: Row) => boolean,
  paging?: Paging,
): Promise<Row | null> {
  for await (const page of followPages(fetchPage, paging)) {
    const row = page.find(isWanted);
    if (row !== undefined) return row;
  }
  return null;
}
