import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sharing } from '../../load/useRecords.ts';
import type { Upstream } from '../../rest/upstream.ts';
import type { Readiness } from '../health.ts';
import type { Metrics } from '../metrics.ts';
import { sendJson } from './send.ts';

/** `/healthz`: the process lives. */
export function serveHealth(response: ServerResponse): void {
  sendJson(response, 200, { status: 'ok' });
}

/** What `/readyz` says of Redis, which the gateway can do without. */
const redisStates = { on: 'connected', interrupted: 'unreachable' } as const;

/** `/readyz`: requests can be served, since the upstream answers. */
export async function serveReadiness(
  response: ServerResponse,
  readiness: Readiness,
  sharing: Sharing,
): Promise<void> {
  const redis = sharing === 'off' ? {} : { redis: redisStates[sharing] };
  if (!(await readiness.isReady())) {
    sendJson(response, 503, { status: 'not ready', ...redis });
    return;
  }
  sendJson(response, 200, { status: sharing === 'interrupted' ? 'degraded' : 'ready', ...redis });
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Callers on this machine, unless they pass on someone else's request, and those who know the token. */
function maySeeMetrics({ headers, socket }: IncomingMessage, token: string | null): boolean {
  if (token !== null && headers.authorization !== undefined) {
    return timingSafeEqual(digest(headers.authorization), digest(`Bearer ${token}`));
  }
  return loopback.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
}

/** `/metrics` for Prometheus; for others there is no such page. */
export async function serveMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, upstream, token }: { metrics: Metrics; upstream: Upstream; token: string | null },
): Promise<void> {
  if (!maySeeMetrics(request, token)) {
    sendJson(response, 404, { status: 'not found' });
    return;
  }
  const text = await metrics.render(upstream.breakerState);
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
}
