/** Splits a list into chunks of at least `size` rows, except for the last chunk. */
export function chunkRows<T>(all: readonly T[], size: number, rowsOf: (one: T) => number = () => 1): T[][] {
  const parts: T[][] = [];
  let rows = size;
  for (const one of all) {
    if (rows >= size) {
      parts.push([]);
      rows = 0;
    }
    parts.at(-1)?.push(one);
    rows += rowsOf(one);
  }
  return parts;
}
