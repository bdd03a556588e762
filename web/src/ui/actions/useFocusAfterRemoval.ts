import { useEffect, useEffectEvent } from 'react';

/**
 * Keeps keyboard users where they work: when what has the focus in `main` leaves the page, as a row does that was
 * deleted, its successor gets the focus. The root of the app uses it once. It waits for who has a better place: a
 * dialog that gives the focus back, a row that keeps it, and the next page after a navigation.
 *
 * @param pageOf the path of the page
 */
export function useFocusAfterRemoval(pageOf: () => string): void {
  const page = useEffectEvent(pageOf);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    // No row can leave before the first screen is there, which does not wait for this.
    void import('./keepFocusAfterRemoval.ts').then(({ keepFocusAfterRemoval }) => {
      if (!isOver) stop = keepFocusAfterRemoval(page);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}
