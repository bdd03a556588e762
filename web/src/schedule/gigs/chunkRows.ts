/** Cuts what is in a list into parts that each have at least so many rows, except for the last. */
export function inParts<T>(all: readonly T[], size: number, rowsOf: (one: T) => number = () => 1): T[][] {
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
