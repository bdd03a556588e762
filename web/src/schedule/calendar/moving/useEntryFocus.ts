import { useLayoutEffect, type RefObject } from 'react';
import { focusEntry } from '../entries/entryElement.ts';

/** Keeps focus on an entry that moves, because it becomes a different element. */
export function useEntryFocus(key: string | null, board: RefObject<HTMLElement | null>): void {
  // Runs after every render, because any render can move the entry.
  useLayoutEffect(() => {
    if (key !== null && board.current) focusEntry(board.current, key);
  });
}
