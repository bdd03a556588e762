import { useCallback, useSyncExternalStore } from 'react';

/** The element on the screen that a stop of the tour points at, as soon and as long as it is there; null until then. */
export function useTourTarget(name: string): HTMLElement | null {
  const find = useCallback(() => {
    const all = document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`);
    return [...all].find((element) => element.checkVisibility()) ?? null;
  }, [name]);
  return useSyncExternalStore(subscribe, find);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => observer.disconnect();
}
