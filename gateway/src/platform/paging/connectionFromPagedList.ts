import type { Paged } from '../rest/paged.ts';
import { wantedRows, type ConnectionArguments, type WantedRows } from './connectionArguments.ts';
import { encodeCursor, maxNeighbours, type RowId } from './cursor.ts';
import { offsetAfter, offsetBefore } from './findAgain.ts';
import type { Page, Rows } from './pageCover.ts';
import { createRowReader, type RowReader } from './rowReader.ts';

/** A Relay connection over a REST list. */
export interface PagedConnection<Row> {
  readonly edges: { readonly cursor: string; readonly node: Row }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  /** The total number of rows. Where the server does not count, they are looked for only when this is asked. */
  readonly totalCount: () => Promise<number>;
}

/** A REST list and how to paginate it. */
export interface PagedListSource<Row> {
  readonly args: ConnectionArguments;
  readonly fetchPage: (page: Page) => Promise<Paged<Row>>;
  /** Identifies a row within the list, whatever its position. */
  readonly idOf: (row: Row) => RowId;
}

/** Rows from the start, or after a cursor, forwards. */
async function rowsFromStart<Row>(
  reader: RowReader<Row>,
  { length, after, before }: WantedRows,
): Promise<Rows> {
  const start = after === null ? 0 : await offsetAfter(reader, after, length);
  const limit = before === null ? Infinity : await offsetBefore(reader, before, 0);
  return { start, end: Math.max(start, Math.min(start + length, limit)) };
}

/** Rows from the end, or before a cursor, backwards. The first response shows where the end is, if the server counts. */
async function rowsFromEnd<Row>(
  reader: RowReader<Row>,
  { length, after, before }: WantedRows,
): Promise<Rows> {
  const start = after === null ? 0 : await offsetAfter(reader, after, 0);
  if (before === null && reader.length() === null) await reader.read({ start: 0, end: length });
  const end = before === null ? await reader.findLength() : await offsetBefore(reader, before, length);
  return { start: Math.min(end, Math.max(start, end - length)), end };
}

/**
 * The cursors of rows between the outer two. Only the outer ones include their neighbors: pagination continues
 * from those.
 */
function cursorsOf(ids: readonly RowId[], start: number, { after, before }: WantedRows): string[] {
  const seenBefore = after === null ? [] : [after.id, ...after.preceding];
  const seenBehind = before === null ? [] : [before.id, ...before.following];
  const last = ids.length - 1;
  return ids.map((id, index) =>
    encodeCursor({
      offset: start + index,
      id,
      preceding:
        index === last ? [...ids.slice(0, last).toReversed(), ...seenBefore].slice(0, maxNeighbours) : [],
      following: index === 0 ? [...ids.slice(1), ...seenBehind].slice(0, maxNeighbours) : [],
    }),
  );
}

/**
 * Resolves a connection field from a REST list by page numbers.
 *
 * A step makes one request, or two if no page of up to 100 rows contains all rows needed. Each step rereads the row of
 * its cursor to find its position even if rows were added or removed in between. Starting from the end of a list
 * requests the count first.
 *
 * @throws GraphQLError with the code BAD_USER_INPUT for arguments out of range and for malformed cursors.
 */
export async function connectionFromPagedList<Row>({
  args,
  fetchPage,
  idOf,
}: PagedListSource<Row>): Promise<PagedConnection<Row>> {
  const wanted = wantedRows(args);
  const reader = createRowReader(fetchPage, idOf);
  const rows = await (wanted.from === 'start' ? rowsFromStart : rowsFromEnd)(reader, wanted);
  await reader.read(rows);

  const nodes = reader.slice(rows);
  const cursors = cursorsOf(nodes.map(idOf), rows.start, wanted);
  const edges = nodes.map((node, index) => ({ cursor: cursors[index] ?? '', node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.start + nodes.length < reader.limit(),
      hasPreviousPage: rows.start > 0,
      startCursor: cursors.at(0) ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
    totalCount: () => reader.findLength(),
  };
}
