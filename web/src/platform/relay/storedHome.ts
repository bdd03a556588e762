const storageKey = 'brigade.home';

/** Whether all locations are the home in this browser, and not the one opened last. */
export function isHomeOfAll(): boolean {
  return localStorage.getItem(storageKey) === 'all';
}

/** Stores for the next visit whether all locations are the home. */
export function storeHomeOfAll(isAll: boolean): void {
  if (isAll) localStorage.setItem(storageKey, 'all');
  else localStorage.removeItem(storageKey);
}
