import { setImmediate as turnOfEventLoop } from 'node:timers/promises';

/**
 * Works on rows a part at a time. Between the parts the event loop turns, so that a long page does not keep small
 * requests waiting until all of it is done.
 */
export async function inParts<Row, Result>(
  rows: readonly Row[],
  size: number,
  workOn: (part: Row[]) => Result[] | Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += size) {
    if (start > 0) await turnOfEventLoop();
    for (const result of await workOn(rows.slice(start, start + size))) results.push(result);
  }
  return results;
}
