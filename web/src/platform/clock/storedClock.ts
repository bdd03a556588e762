const storageKey = 'brigade.clock';

/** The offset of the marketplace's clock when this browser last saw it move, in milliseconds; null if it never did. */
export function storedClockOffset(): number | null {
  const stored = localStorage.getItem(storageKey);
  return stored === null ? null : Number(stored) || 0;
}

/** Stores the offset for the first queries of the next visit. */
export function storeClockOffset(milliseconds: number): void {
  localStorage.setItem(storageKey, String(milliseconds));
}
