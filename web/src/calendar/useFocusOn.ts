import { useLayoutEffect, type RefObject } from 'react';
import { focusEntry } from '../schedule/calendar/entries/entryElement.ts';

/** Keeps the focus on a box that moves: at its new time, it is another element. */
export function useFocusOn(key: string | null, board: RefObject<HTMLElement | null>): void {
  // After each rendering, since any of them may bring the box to its place.
  useLayoutEffect(() => {
    if (key !== null && board.current) focusEntry(board.current, key);
  });
}
