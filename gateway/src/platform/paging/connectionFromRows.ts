import type { ConnectionArguments } from './connectionArguments.ts';
import { connectionFromPagedList, type PagedConnection } from './connectionFromPagedList.ts';
import type { RowId } from './cursor.ts';

/**
 * Resolves a connection field from all rows of a list that is kept short: one whose order or choice of rows the server
 * does not promise.
 *
 * @throws GraphQLError with the code BAD_USER_INPUT for arguments out of range and for malformed cursors.
 */
export function connectionFromRows<Row>(
  args: ConnectionArguments,
  rows: readonly Row[],
  idOf: (row: Row) => RowId,
): Promise<PagedConnection<Row>> {
  return connectionFromPagedList({
    args,
    fetchPage: async ({ page, pageSize }) => ({
      count: rows.length,
      hasNext: page * pageSize < rows.length,
      results: rows.slice((page - 1) * pageSize, page * pageSize),
    }),
    idOf,
  });
}
