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
    const lifetime = new AbortController();
    // No row can leave before the first screen is there, which does not wait for this.
    void start(page, lifetime.signal);
    return () => lifetime.abort();
  }, []);
}

async function start(pageOf: () => string, signal: AbortSignal): Promise<void> {
  const { keepFocusAfterRemoval } = await import('./keepFocusAfterRemoval.ts');
  if (!signal.aborted) keepFocusAfterRemoval(pageOf, signal);
}
