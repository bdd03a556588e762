import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps keyboard users in a row whose buttons change with what was done: when the button that had the focus, or that
 * opened a dialog, goes away, the row gets the focus. Pass the result to the row.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLLIElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    // The browser gives the focus to the body when its element goes, and React tells no one of it.
    const isLost = last.current !== null && !last.current.isConnected;
    if (isLost && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // The focus of a dialog bubbles through React to the row that opened it.
      if (currentTarget.contains(target)) last.current = target;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
      if (!relatedTarget.closest('[role=dialog], [role=alertdialog], [role=menu]')) last.current = null;
    },
  };
}
