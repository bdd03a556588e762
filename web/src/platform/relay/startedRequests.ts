import { endpoint, type OperationInit } from './requestInit.ts';
import { staleTimeMs } from './staleTime.ts';

interface Started {
  readonly response: Promise<Response>;
  readonly startedAt: number;
}

declare global {
  /** What the page's own script shares with the app, which is a build of its own: the requests that it has sent. */
  var brigadeRequests: Map<string, Started> | undefined;
}

/** Sends a query before the app has loaded, which takes the response by {@link takeStarted}. */
export function startRequest(init: OperationInit, now = performance.now()): void {
  const response = fetch(endpoint, init);
  // The app handles the failure if it takes the response.
  response.catch(() => undefined);
  globalThis.brigadeRequests ??= new Map();
  globalThis.brigadeRequests.set(keyOf(init), { response, startedAt: now });
}

/**
 * The response to the same request that the page has already sent: of the same session and place, with the same variables.
 * Each is taken once; null if there is none, or it is stale.
 */
export function takeStarted(init: OperationInit, now = performance.now()): Promise<Response> | null {
  const key = keyOf(init);
  const started = globalThis.brigadeRequests?.get(key);
  globalThis.brigadeRequests?.delete(key);
  return started !== undefined && now - started.startedAt < staleTimeMs ? started.response : null;
}

/** All that the response depends on; a trace is new for each request. */
function keyOf({ headers: { traceparent: _trace, ...headers }, body }: OperationInit): string {
  return JSON.stringify([headers, body]);
}
