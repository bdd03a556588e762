import type { Paged } from '../rest/paged.ts';
import { UpstreamRefusal } from '../rest/restError.ts';

const end = { count: null, hasNext: false, results: [] } as const;

/** A page by its number. Some servers refuse pages past the end, which is not an error: the list may have shrunk. */
export async function pageOrEnd<Row>(
  page: number,
  fetchPage: () => Promise<Paged<Row>>,
): Promise<Paged<Row>> {
  try {
    return await fetchPage();
  } catch (error) {
    if (page > 1 && error instanceof UpstreamRefusal && error.isNotFound) return end;
    throw error;
  }
}
