import { followPages, type FetchPage, type Paging } from './followPages.ts';
import { incompleteList } from './incompleteList.ts';

/** More rows than a list can have that its server keeps short. */
const mostRows = 10_000;

/**
 * All rows of a list that is kept short, such as the templates of a location: one call, a further one for each page that
 * follows.
 *
 * @throws GraphQLError when the list cannot be had completely.
 */
export async function wholeList<Row>(fetchPage: FetchPage<Row>, paging?: Paging): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const page of followPages(fetchPage, paging)) {
    rows.push(...page);
    if (rows.length > mostRows) throw incompleteList();
  }
  return rows;
}
