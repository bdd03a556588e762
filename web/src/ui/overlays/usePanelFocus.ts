import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus into the panel beside a list when it opens or shows another row, and back to the link of the row when
 * it closes. The row stays in sight, too. A focus elsewhere stays there when it closes.
 *
 * @param openedId identifies the row that is open; null while none is
 */
export function usePanelFocus(openedId: string | null, panel: RefObject<HTMLElement | null>): void {
  const link = useRef<HTMLElement | null>(null);
  // A page that opens with the panel leaves the focus where pages begin.
  const shownId = useRef(openedId);
  useEffect(() => {
    if (openedId !== null) {
      link.current = document.querySelector<HTMLElement>('[data-highlighted] a[href]');
      link.current?.scrollIntoView({ block: 'nearest' });
    }
    if (shownId.current === openedId) return;
    shownId.current = openedId;
    const focused = document.activeElement;
    if (openedId === null) {
      if (focused === document.body) link.current?.focus();
    } else if (!panel.current?.contains(focused) || focused?.matches(':disabled')) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [openedId, panel]);
}
