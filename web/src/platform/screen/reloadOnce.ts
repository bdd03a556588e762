const storageKey = 'brigade.reloadedFor';

/**
 * Reloads the page, once per reason: what is still wrong afterwards, a reload does not fix.
 *
 * @param reload replaced by tests
 * @returns whether it reloads
 */
export function reloadOnce(reason: string, reload = () => window.location.reload()): boolean {
  if (sessionStorage.getItem(storageKey) === reason) return false;
  sessionStorage.setItem(storageKey, reason);
  reload();
  return true;
}
