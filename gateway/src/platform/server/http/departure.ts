import type { ServerResponse } from 'node:http';

/** Aborted when the client goes away before it has its response. */
export function departure(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
