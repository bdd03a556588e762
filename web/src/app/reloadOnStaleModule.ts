const storageKey = 'brigade.reloadedFor';

/**
 * Reloads the page when a chunk cannot be loaded because a release has replaced it. Reloads once per chunk: if it is
 * still missing afterwards, the error screen shows the error.
 *
 * @param reload replaced by tests
 */
export function reloadOnStaleModule(reload = () => window.location.reload()): () => void {
  const onPreloadError = (event: VitePreloadErrorEvent) => {
    const { message } = event.payload;
    // Without a connection a reload would not find it either, and lose the page.
    if (!navigator.onLine) return;
    if (sessionStorage.getItem(storageKey) === message) return;
    sessionStorage.setItem(storageKey, message);
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', onPreloadError);
  return () => window.removeEventListener('vite:preloadError', onPreloadError);
}
