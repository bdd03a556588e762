import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** What is pointed out to a user until they have seen it. */
type SeenThing = 'news' | 'tour';

const keyOf = (thing: SeenThing, accountId: string) => `brigade.${thing}.${accountId}`;

/** Stores on this device that a user has seen something, and which version of it. */
export function markSeen(thing: SeenThing, accountId: string, version = 'seen'): void {
  localStorage.setItem(keyOf(thing, accountId), version);
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

/** The version that the user has seen on this device, in any tab; null before. */
export function useSeen(thing: SeenThing, accountId: string): string | null {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(thing, accountId)));
}
