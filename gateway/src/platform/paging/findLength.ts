import { incompleteList } from './incompleteList.ts';
import type { ListShape } from './listShape.ts';
import type { Page } from './pageCover.ts';

/** No list is longer: 2^30 pages. */
const mostProbes = 60;

/**
 * The length of a list: by the count, or else by the last page, looked for in ever larger steps and then between the last
 * two of them. The calls grow with the logarithm of the length.
 *
 * @param fetch fetches a page, and takes note of it in the shape.
 */
export async function findLength(shape: ListShape, fetch: (page: Page) => Promise<void>): Promise<number> {
  const known = shape.length();
  if (known !== null) return known;
  await fetch({ page: 1, pageSize: shape.sizes().most });
  const pageSize = shape.sizes().most;
  let [followed, past] = [1, Infinity];
  for (let probe = 0; shape.length() === null && probe < mostProbes; probe += 1) {
    const page = past === Infinity ? followed * 2 : Math.floor((followed + past) / 2);
    // The list has shrunk to whole pages since the page before said that it continues.
    if (page === followed) return followed * pageSize;
    await fetch({ page, pageSize });
    if (shape.limit() <= (page - 1) * pageSize) past = page;
    else followed = page;
  }
  const length = shape.length();
  if (length === null) throw incompleteList();
  return length;
}
