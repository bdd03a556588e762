import { motionTiming } from './motionTiming.ts';

const timing = { ...motionTiming, id: 'moving-row' };

/** Where a row is in its list, in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

export type Places = ReadonlyMap<Element, Place>;

/** The places of the rows of a list, relative to it: the list itself may move without anything to explain. */
export function placesOf(list: Element): Places {
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
