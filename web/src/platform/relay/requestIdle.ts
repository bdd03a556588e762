/**
 * Calls back when the browser is idle; Safari has no `requestIdleCallback`, and calls back in a task of its own.
 *
 * @returns cancels the request
 */
export function requestIdle(callback: (deadline?: IdleDeadline) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(callback);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}
