import type { Page, Request } from 'playwright';

/**
 * Counts the rows that a list loads from now on after its first page. The DOM has only those near the viewport.
 */
export function countLoadedRows(page: Page): () => number {
  let rows = 0;
  page.on('requestfinished', (request) => {
    rows += rowsAskedFor(request);
  });
  return () => rows;
}

function rowsAskedFor(request: Request): number {
  if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return 0;
  const { variables } = request.postDataJSON() as { variables?: { count?: number; cursor?: string } };
  return variables?.cursor === undefined ? 0 : (variables.count ?? 0);
}
