import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (accountId: string) => `brigade.news.${accountId}`;

/** The title of the newest item: the frame of every screen does not load the items for it. */
export const newestNews = 'Help where you need it';

/** Stores on this device that a user has seen what is new. */
export function markNewsSeen(accountId: string): void {
  localStorage.setItem(keyOf(accountId), newestNews);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether there is something that the user has not seen on this device. */
export function useHasNews(accountId: string): boolean {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(accountId)) !== newestNews);
}
