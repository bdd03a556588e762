import { Children, isValidElement, type ReactNode } from 'react';
import { motionTiming } from './motionTiming.ts';
import { prefersStillness } from './prefersStillness.ts';

const timing = { ...motionTiming, id: 'moving-row' };

/** Where a row is in its list, in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The rows of a list, and the size of what they contain. */
export interface Rows {
  readonly children?: ReactNode;
  readonly extent?: number;
}

/** Measuring longer lists would be felt. */
const mostRows = 200;
/** More at the end of a list are its next page, which needs no explanation. */
const mostNewRows = 5;

export type Places = ReadonlyMap<Element, Place>;

/** The places of the rows of a list, relative to it: the list itself may move without anything to explain. */
function placesOf(list: Element): Places {
  const { left, top } = list.getBoundingClientRect();
  return new Map(
    [...list.children].map((row) => {
      const box = row.getBoundingClientRect();
      return [row, { x: box.left - left, y: box.top - top }];
    }),
  );
}

/** Lets the rows in sight move from their former places to those they have now, and new rows appear. */
export function moveRows(list: Element, former: Places): void {
  const rows = [...list.children];
  // Other rows altogether are another list.
  if (!rows.some((row) => former.has(row))) return;
  for (const row of rows) {
    for (const animation of row.getAnimations()) if (animation.id === timing.id) animation.cancel();
  }
  const places = placesOf(list);
  const { top } = list.getBoundingClientRect();
  for (const [row, { x, y }] of places) {
    if (top + y > innerHeight || top + y + row.clientHeight < 0) continue;
    const before = former.get(row);
    if (!before) row.animate({ opacity: [0, 1] }, timing);
    else if (before.x !== x || before.y !== y) {
      row.animate({ transform: [`translate(${before.x - x}px, ${before.y - y}px)`, 'none'] }, timing);
    }
  }
}

/** The places of the rows before they are others; null if nothing has to be explained. */
export function placesBefore(list: Element, former: Rows, current: Rows): Places | null {
  if (list.childElementCount > mostRows || prefersStillness() || isExplained(former, current)) return null;
  // A list that was hidden, as while its screen loads, had its rows nowhere.
  return list.getClientRects().length === 0 ? null : placesOf(list);
}

/** Animates an element, unless the user wants nothing to move. */
export function play(
  element: Element,
  frames: PropertyIndexedKeyframes,
  options: KeyframeAnimationOptions,
): void {
  if (!prefersStillness()) element.animate(frames, options);
}

/** Whether both have the same rows, or the later one just has another page. */
function isExplained(former: Rows, current: Rows): boolean {
  const before = keysOf(former);
  const now = keysOf(current);
  if (!before.every((key, index) => key === now[index])) return false;
  const added = now.length - before.length;
  return added > mostNewRows || (added === 0 && former.extent === current.extent);
}

function keysOf({ children }: Rows) {
  return Children.toArray(children).map((row) => (isValidElement(row) ? row.key : null));
}
