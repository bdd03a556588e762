const storageKey = 'brigade.location';

/** The number of the location opened last in this browser, null if there is none. */
export function storedLocationId(): number | null {
  const stored = Number(localStorage.getItem(storageKey));
  return Number.isSafeInteger(stored) && stored > 0 ? stored : null;
}

/** Stores the location for the next visit; null removes it. */
export function storeLocationId(locationId: number | null): void {
  if (locationId === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, String(locationId));
}
