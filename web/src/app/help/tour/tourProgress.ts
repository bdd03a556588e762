import { useSyncExternalStore } from 'react';

const storageKey = 'brigade.tour';
const listeners = new Set<() => void>();

/** The tour of a user in this tab survives a reload. Null ends it. */
export function storeTourStep(accountId: string, step: number | null): void {
  if (step === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, `${step} ${accountId}`);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the user is in the tour; null outside of it. */
export function useTourStep(accountId: string): number | null {
  return useSyncExternalStore(subscribe, () => {
    const [step, ...account] = sessionStorage.getItem(storageKey)?.split(' ') ?? [];
    return account.join(' ') === accountId && /^\d+$/.test(step ?? '') ? Number(step) : null;
  });
}
