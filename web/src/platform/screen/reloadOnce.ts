const storageKey = 'brigade.reloadedFor';

/** Whether the page was reloaded for this reason last. */
export function wasReloadedFor(reason: string): boolean {
  return sessionStorage.getItem(storageKey) === reason;
}

/**
 * Reloads the page, once per reason: what is still wrong afterwards, a reload does not fix.
 *
 * @param reload replaced by tests
 * @returns whether it reloads
 */
export function reloadOnce(reason: string, reload = () => window.location.reload()): boolean {
  if (wasReloadedFor(reason)) return false;
  sessionStorage.setItem(storageKey, reason);
  reload();
  return true;
}
