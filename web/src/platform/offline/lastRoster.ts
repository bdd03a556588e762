const storageKey = 'brigade.lastRoster';

/** The address of the roster that this browser showed last; null for none. */
export function lastRoster(): string | null {
  return localStorage.getItem(storageKey);
}

/** Stores the address of a roster, or forgets it. */
export function storeLastRoster(path: string | null): void {
  if (path === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, path);
}
