const storageKey = 'brigade.clock';

/** The offset of the marketplace's clock when this browser last saw it move, in milliseconds; 0 if it goes as usual. */
export function storedClockOffset(): number {
  return Number(localStorage.getItem(storageKey)) || 0;
}

/** Stores the offset for the first queries of the next visit. */
export function storeClockOffset(milliseconds: number): void {
  if (milliseconds === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, String(milliseconds));
}
