import type { IncomingMessage } from 'node:http';
import { HttpProblem } from './httpProblem.ts';

function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  // Browsers write it themselves, and pages cannot change it. Without it, nor an Origin, it is not a page that asks.
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** @throws HttpProblem 403 with this message for what another site's page sends. */
export function requireSameOrigin(request: IncomingMessage, message: string): void {
  if (!isSameOrigin(request)) throw new HttpProblem(403, 'FORBIDDEN', message);
}
