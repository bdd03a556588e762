import { useSyncExternalStore } from 'react';

const storageKey = 'brigade.keys';
const listeners = new Set<() => void>();

/** Turns the shortcuts of a single key on or off, for this browser. */
export function turnSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  for (const listener of listeners) listener();
}

/** Whether the shortcuts of a single key are on. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(storageKey) !== 'off',
  );
}
