import { type FocusEvent, useEffect, useRef } from 'react';

interface Focused {
  readonly element: HTMLElement;
  /** The innermost row or group around the element that keeps the focus. */
  readonly keeper: HTMLElement | null;
}

/**
 * Keeps keyboard users in a row whose buttons change with what was done: when the button that had the focus, or that
 * opened a dialog, goes away, the row gets the focus. Pass the result to the row. A group of rows can use it too, and
 * gets the focus when the row itself goes away.
 */
export function useKeptFocus<TElement extends HTMLElement>() {
  const ref = useRef<TElement>(null);
  const last = useRef<Focused | null>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const keep = () => {
      if (last.current === null || document.activeElement !== document.body) return;
      const { element, keeper } = last.current;
      const isOwn = keeper === row || !keeper?.isConnected;
      if (!element.isConnected && isOwn) row.focus({ preventScroll: true });
    };
    // The browser gives the focus to the body without an event when its element goes. A dialog, which is a child of the
    // body, tries to give the focus back one frame after it closed, which can be long after the row's last render and
    // after the first look. Until the page is no longer inert, which can be later still, the row cannot get the focus.
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        keep();
        frame = requestAnimationFrame(keep);
      });
    };
    const children = new MutationObserver(lookSoon);
    children.observe(row, { childList: true, subtree: true });
    children.observe(document.body, { childList: true });
    const inertness = new MutationObserver(lookSoon);
    inertness.observe(document.body, { attributes: true, attributeFilter: ['inert'], subtree: true });
    return () => {
      children.disconnect();
      inertness.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return {
    ref,
    tabIndex: -1,
    'data-keeps-focus': true,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // The focus of a dialog bubbles through React to the row that opened it.
      if (!currentTarget.contains(target)) return;
      last.current = { element: target, keeper: target.closest<HTMLElement>('[data-keeps-focus]') };
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
      if (!relatedTarget.closest('[role=dialog], [role=alertdialog], [role=menu]')) last.current = null;
    },
  };
}
