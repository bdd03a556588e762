import { maxPageSize, type Paged, type PageQuery } from '../rest/paged.ts';
import { incompleteList } from './incompleteList.ts';
import { pageOrEnd } from './pageOrEnd.ts';

/** Answers the page that the query asks for; the first one when it asks for none. */
export type FetchPage<Row> = (query: PageQuery) => Promise<Paged<Row>>;

/** Whether the specification gives a list the parameters of pages; servers may page the others all the same. */
export type Paging = 'paged' | 'plain';

function pageQuery(page: number, paging: Paging): PageQuery {
  if (paging === 'paged') return { page, page_size: maxPageSize };
  return page === 1 ? {} : { page };
}

/**
 * The pages of a list from the first to the last, one after the other: how many rows a page has is up to the server.
 *
 * @throws GraphQLError when pages that must follow do not.
 */
export async function* followPages<Row>(
  fetchPage: FetchPage<Row>,
  paging: Paging = 'paged',
): AsyncGenerator<readonly Row[], void> {
  let rows = 0;
  let firstOfLast: string | undefined;
  for (let page = 1; ; page += 1) {
    const { count, hasNext, results } = await pageOrEnd(page, () => fetchPage(pageQuery(page, paging)));
    rows += results.length;
    const isFollowed = hasNext ?? (results.length > 0 && rows < (count ?? 0));
    if (isFollowed) {
      // The same page again would follow itself without end.
      const first = JSON.stringify(results[0]);
      if (first === undefined || first === firstOfLast) throw incompleteList();
      firstOfLast = first;
    }
    yield results;
    if (!isFollowed) return;
  }
}
