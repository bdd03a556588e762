import type { Cursor, RowId } from './cursor.ts';
import type { Rows } from './pageCover.ts';
import type { RowReader } from './rowReader.ts';

/** Rows read at a time while searching; one page holds as many wherever they begin. */
const ringLength = 50;

/** Rings searched on either side of where a row was. */
const rings = 4;

function found<Row>(reader: RowReader<Row>, ids: readonly RowId[]): number | null {
  for (const id of ids) {
    const offset = reader.offsetOf(id);
    if (offset !== null) return offset;
  }
  return null;
}

/**
 * Finds where one of some rows is now: among the rows read already, else in rings around them.
 *
 * @param ids the row that is meant, then others that mark its place, nearest first.
 * @param around the rows read already.
 * @param firstSide where rows that came or went before the searched one have moved it beyond the rows read.
 * @returns the row's offset; null when none of them is near, or the whole list lacks them.
 */
async function search<Row>(
  reader: RowReader<Row>,
  ids: readonly RowId[],
  around: Rows,
  firstSide: 'before' | 'behind',
): Promise<number | null> {
  const count = reader.count ?? 0;
  let { start, end } = { start: Math.min(around.start, count), end: Math.min(around.end, count) };
  let offset = found(reader, ids);
  for (let step = 0; offset === null && step < 2 * rings; step += 1) {
    const side = (step % 2 === 0) === (firstSide === 'before') ? 'before' : 'behind';
    const ring =
      side === 'before'
        ? { start: Math.max(0, start - ringLength), end: start }
        : { start: end, end: Math.min(count, end + ringLength) };
    await reader.read(ring);
    start = Math.min(start, ring.start);
    end = Math.max(end, ring.end);
    offset = found(reader, ids);
  }
  return offset;
}

/**
 * The offset of the first row after a cursor, after reading it and up to `length` rows behind it.
 *
 * When the cursor's row is gone, the place is behind the nearest row that was seen before it. When all of those are
 * gone as well, the walk begins again: rows that were seen may come once more, but none that was not is skipped.
 */
export async function offsetAfter<Row>(
  reader: RowReader<Row>,
  cursor: Cursor,
  length: number,
): Promise<number> {
  const around = { start: cursor.offset, end: cursor.offset + 1 + length };
  await reader.read(around);
  const offset = await search(reader, [cursor.id, ...cursor.preceding], around, 'before');
  return offset === null ? 0 : offset + 1;
}

/**
 * The offset of a cursor's row, after reading it and up to `length` rows before it; the mirror image of
 * {@link offsetAfter}. When all that marks the place is gone, the walk begins again from the list's end.
 */
export async function offsetBefore<Row>(
  reader: RowReader<Row>,
  cursor: Cursor,
  length: number,
): Promise<number> {
  const around = { start: Math.max(0, cursor.offset - length), end: cursor.offset + 1 };
  await reader.read(around);
  const offset = await search(reader, [cursor.id, ...cursor.following], around, 'behind');
  return offset ?? reader.count ?? 0;
}
