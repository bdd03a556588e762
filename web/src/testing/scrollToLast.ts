interface Rows {
  elements(): readonly Element[];
}

/**
 * Scrolls to the last row, and returns how many rows there are. Poll it until the next page is there: rows get their
 * height only when they come near the screen, so that the end of the list moves away once more.
 */
export function scrollToLast(rows: Rows): number {
  rows.elements().at(-1)?.scrollIntoView();
  return rows.elements().length;
}
