import { useEffect, useRef } from 'react';
import { placeAfterRemoval, type Removal } from './placeAfterRemoval.ts';

interface Focused {
  readonly element: HTMLElement;
  readonly page: string;
}

/**
 * Keeps keyboard users where they work: when what has the focus in `main` leaves the page, as a row does that was
 * deleted, its successor gets the focus. The root of the app uses it once. It waits for who has a better place: a
 * dialog that gives the focus back, a row that keeps it, and the next page after a navigation.
 *
 * @param pageOf the path of the page
 */
export function useFocusAfterRemoval(pageOf: () => string): void {
  const path = useRef(pageOf);
  useEffect(() => {
    path.current = pageOf;
  }, [pageOf]);

  useEffect(() => {
    let last: Focused | null = null;
    let removal: Removal | null = null;
    let frame = 0;

    const look = () => {
      if (!last || !removal || document.activeElement !== document.body) return;
      if (last.element.isConnected || last.page !== path.current()) return;
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

    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.closest('main')) return;
      last = { element: target, page: path.current() };
      removal = null;
    };
    // Who clicks beside it has left it; a click on something else is followed by its focus.
    const leave = ({ target }: PointerEvent) => {
      if (!last?.element.contains(target as Node) && (target as Element).closest('main')) last = null;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', leave);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
}
