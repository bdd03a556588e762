/**
 * Begins at today where the days of a table do not fit.
 *
 * @param scroller what scrolls the table; the head of today has `data-today`
 */
export function showToday(scroller: HTMLElement | null): void {
  const today = scroller?.querySelector<HTMLElement>('thead [data-today]');
  const rowNames = today?.parentElement?.firstElementChild;
  if (scroller && today && rowNames) scroller.scrollLeft = today.offsetLeft - rowNames.clientWidth;
}
