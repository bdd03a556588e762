import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps keyboard users in a row whose buttons change with what was done: when the button that had the focus, or that
 * opened a dialog, goes away, the row gets the focus. Pass the result to the row.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLLIElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const keep = () => {
      const isLost = last.current !== null && !last.current.isConnected;
      if (isLost && document.activeElement === document.body) row.focus({ preventScroll: true });
    };
    // The browser gives the focus to the body without an event when its element goes. A dialog, which is a child of the
    // body, tries to give the focus back one frame after it closed, which can be long after the row's last render.
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    });
    observer.observe(row, { childList: true, subtree: true });
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
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
