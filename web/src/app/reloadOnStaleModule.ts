const storageKey = 'brigade.reloadedFor';

/**
 * Reloads the page when a part of the app cannot be loaded, as happens after a release has replaced it. Once for each
 * part: when it is missing again after the reload, the error is left to the error screen.
 *
 * @param reload replaced by tests
 */
export function reloadOnStaleModule(reload = () => window.location.reload()): () => void {
  const onPreloadError = (event: VitePreloadErrorEvent) => {
    const { message } = event.payload;
    if (sessionStorage.getItem(storageKey) === message) return;
    sessionStorage.setItem(storageKey, message);
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', onPreloadError);
  return () => window.removeEventListener('vite:preloadError', onPreloadError);
}
