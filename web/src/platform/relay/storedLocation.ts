const storageKey = 'brigade.location';

/** The id of the location that was worked in last in this browser, null when none is kept. */
export function storedLocationId(): number | null {
  const stored = Number(localStorage.getItem(storageKey));
  return Number.isSafeInteger(stored) && stored > 0 ? stored : null;
}

/** Keeps the location for the next visit; null forgets it. */
export function storeLocationId(locationId: number | null): void {
  if (locationId === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, String(locationId));
}
