import type { Cursor, RowId } from './cursor.ts';
import type { Rows } from './pageCover.ts';
import type { RowReader } from './rowReader.ts';

/** Rows read at a time while searching; one page holds as many wherever they begin. */
const ringLength = 50;

/** Rings searched on either side of where a row was. */
const rings = 4;

/** A mark of a place that was found among the rows read. */
interface FoundMark {
  readonly offset: number;
  /** How many nearer marks were not found. */
  readonly missing: number;
}

function found<Row>(reader: RowReader<Row>, ids: readonly RowId[]): FoundMark | null {
  for (const [missing, id] of ids.entries()) {
    const offset = reader.offsetOf(id);
    if (offset !== null) return { offset, missing };
  }
  return null;
}

/**
 * Finds where one of some rows is now: among the rows read already, else in rings around them.
 *
 * @param ids the row that is meant, then others that mark its place, nearest first.
 * @param around the rows read already.
 * @param firstSide where rows that came or went before the searched one have moved it beyond the rows read.
 * @returns null when none of them is near, or the whole list lacks them.
 */
async function search<Row>(
  reader: RowReader<Row>,
  ids: readonly RowId[],
  around: Rows,
  firstSide: 'before' | 'behind',
): Promise<FoundMark | null> {
  if (reader.limit() <= around.start) await reader.findLength();
  const limit = reader.limit();
  let { start, end } = { start: Math.min(around.start, limit), end: Math.min(around.end, limit) };
  let mark = found(reader, ids);
  for (let step = 0; mark === null && step < 2 * rings; step += 1) {
    const side = (step % 2 === 0) === (firstSide === 'before') ? 'before' : 'behind';
    const ring =
      side === 'before'
        ? { start: Math.max(0, start - ringLength), end: start }
        : { start: end, end: Math.min(limit, end + ringLength) };
    await reader.read(ring);
    start = Math.min(start, ring.start);
    end = Math.max(end, ring.end);
    mark = found(reader, ids);
  }
  return mark;
}

/**
 * Reads the rows on a mark's other side, which are wanted anyway, and continues at a nearer mark as long as they hold
 * one.
 *
 * @param beyond so many rows on the other side of the row at `offset`.
 */
async function nearest<Row>(
  reader: RowReader<Row>,
  ids: readonly RowId[],
  { offset, missing }: FoundMark,
  beyond: (offset: number, rows: number) => Rows,
): Promise<number> {
  await reader.read(beyond(offset, missing));
  const next = found(reader, ids);
  return next === null || next.offset === offset ? offset : nearest(reader, ids, next, beyond);
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
  const ids = [cursor.id, ...cursor.preceding];
  const around = { start: cursor.offset, end: cursor.offset + 1 + length };
  await reader.read(around);
  const mark = await search(reader, ids, around, 'before');
  if (mark === null) return 0;
  const behind = (offset: number, rows: number) => ({
    start: offset + 1,
    end: offset + 1 + Math.max(length, rows),
  });
  return 1 + (await nearest(reader, ids, mark, behind));
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
  const ids = [cursor.id, ...cursor.following];
  const around = { start: Math.max(0, cursor.offset - length), end: cursor.offset + 1 };
  await reader.read(around);
  const mark = await search(reader, ids, around, 'behind');
  if (mark === null) return reader.findLength();
  const before = (offset: number, rows: number) => ({ start: offset - Math.max(length, rows), end: offset });
  return nearest(reader, ids, mark, before);
}
