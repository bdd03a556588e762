import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (accountId: string) => `brigade.tour.${accountId}`;

/** Stores on this device that a user has seen the tour, or wants none. */
export function markTourSeen(accountId: string): void {
  localStorage.setItem(keyOf(accountId), 'seen');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the user needs no offer of the tour on this device. */
export function useTourSeen(accountId: string): boolean {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(accountId)) !== null);
}
