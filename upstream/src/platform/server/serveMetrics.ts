import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../access/sessionToken.ts';
import { notFound } from '../errors.ts';
import type { Metrics } from './metrics.ts';

const loopback: readonly (string | undefined)[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Callers on this machine, unless they pass on someone else's request, and those who know the token. */
function maySee({ headers, raw }: FastifyRequest, token: string | null): boolean {
  if (token !== null && headers.authorization !== undefined) {
    const [given, expected] = [headers.authorization, `Bearer ${token}`].map((text) => hashToken(text));
    return timingSafeEqual(Buffer.from(given ?? ''), Buffer.from(expected ?? ''));
  }
  return loopback.includes(raw.socket.remoteAddress) && headers['x-forwarded-for'] === undefined;
}

/** Counts requests, and serves `GET /metrics` to Prometheus; for others there is no such page. */
export function serveMetrics(server: FastifyInstance, metrics: Metrics, token: string | null): void {
  server.addHook('onResponse', async (request, reply) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    metrics.requestEnded(
      // Of a path that no route has, nothing is kept: it may hold anything.
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      isStream ? null : reply.elapsedTime / 1000,
    );
  });
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!maySee(request, token)) throw notFound();
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.render());
  });
}
