import { maxPageSize, type Paged } from '../rest/paged.ts';

/** More rows than a list can have that its server keeps short. */
const mostPages = 5;

/**
 * All rows of a list that is kept short, such as the templates of a location: one call, a further one for each hundred.
 *
 * @param fetchPage answers the page with this number, {@link maxPageSize} rows long
 */
export async function wholeList<Row>(
  fetchPage: (query: { page: number; page_size: number }) => Promise<Paged<Row>>,
): Promise<readonly Row[]> {
  const first = await fetchPage({ page: 1, page_size: maxPageSize });
  const pages = Math.min(mostPages, Math.ceil(first.count / maxPageSize));
  const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
  const others = await Promise.all(numbers.map((page) => fetchPage({ page, page_size: maxPageSize })));
  return [first, ...others].flatMap(({ results }) => results);
}
