/**
 * Calls back when the browser is idle; Safari has no `requestIdleCallback`, and calls back in a task of its own.
 *
 * @param timeout milliseconds after which it calls back on a page that is never idle; none by default
 * @returns cancels the request
 */
export function requestIdle(callback: (deadline?: IdleDeadline) => void, timeout = 0): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(callback, { timeout });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}
