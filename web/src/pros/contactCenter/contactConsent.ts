const storageKey = 'brigade.contactCenter';

/** Whether this person has agreed, in this browser, to load the contact center. */
export function hasContactConsent(accountId: string): boolean {
  try {
    return localStorage.getItem(storageKey) === accountId;
  } catch {
    return false;
  }
}

/** Keeps the agreement, for this account alone; null withdraws it. */
export function storeContactConsent(accountId: string | null): void {
  try {
    if (accountId === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, accountId);
  } catch {
    // A full storage asks again the next time.
  }
}
