import { placeAfterRemoval, type Removal } from './placeAfterRemoval.ts';

interface Focused {
  readonly element: HTMLElement;
  readonly page: string;
}

/**
 * Gives the focus of what leaves `main` to its successor, until the signal is aborted.
 *
 * @param pageOf the path of the page
 */
export function keepFocusAfterRemoval(pageOf: () => string, signal: AbortSignal): void {
  let last: Focused | null = null;
  let removal: Removal | null = null;
  let frame = 0;

  const look = () => {
    if (!last || !removal || document.activeElement !== document.body) return;
    if (last.element.isConnected || last.page !== pageOf()) return;
    const place = placeAfterRemoval(removal);
    if (!place) return;
    // A link has its own place in the order; a row or a heading must not get one.
    if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus();
  };
  // A dialog gives the focus back one frame after it closed, and a row that keeps it looks in the frame after that.
  const lookAfter = (frames: number) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frames > 1 ? lookAfter(frames - 1) : look()));
  };
  const observer = new MutationObserver((records) => {
    if (!last || last.element.isConnected) return;
    for (const { removedNodes, target, nextSibling, previousSibling } of records) {
      const lost: Node = removal?.parent ?? last.element;
      const removed = [...removedNodes].find((node) => node.contains(lost));
      if (removed) removal = { removed, parent: target, next: nextSibling, former: previousSibling };
    }
    if (removal) lookAfter(3);
  });
  // Behind a dialog the page is inert, and cannot have the focus.
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['inert'] };
  observer.observe(document.body, watched);

  const follow = ({ target }: { readonly target: EventTarget | null }) => {
    if (!(target instanceof HTMLElement) || !target.closest('main')) return;
    last = { element: target, page: pageOf() };
    removal = null;
  };
  follow({ target: document.activeElement });
  // Who clicks beside it has left it; a click on something else is followed by its focus.
  const leave = ({ target }: PointerEvent) => {
    if (!last?.element.contains(target as Node) && (target as Element).closest('main')) last = null;
  };
  document.addEventListener('focusin', follow, { signal });
  document.addEventListener('pointerdown', leave, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
}
