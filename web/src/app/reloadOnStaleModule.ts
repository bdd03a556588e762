import { reloadOnce } from '../platform/screen/reloadOnce.ts';

/**
 * Reloads the page when a chunk cannot be loaded because a release has replaced it. Reloads once per chunk: if it is
 * still missing afterwards, the error screen shows the error.
 *
 * @param reload replaced by tests
 */
export function reloadOnStaleModule(reload?: () => void): () => void {
  const onPreloadError = (event: VitePreloadErrorEvent) => {
    // Without a connection a reload would not find it either, and lose the page.
    if (navigator.onLine && reloadOnce(event.payload.message, reload)) event.preventDefault();
  };
  window.addEventListener('vite:preloadError', onPreloadError);
  return () => window.removeEventListener('vite:preloadError', onPreloadError);
}
