import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/server/services.ts';
import { readFeed } from './readFeed.ts';

const refusals = {
  gone: [410, 'This calendar link does not work any more. Make a new one in the app.'],
  unknown: [404, 'There is no calendar behind this link. Check that you copied all of it.'],
} as const;

/**
 * `GET /api/calendar-feeds/{token}.ics`: iCalendar text (RFC 5545) with the gigs from 30 days ago to a year ahead. The
 * secret link authorizes the request. Returns 304 for a matching `If-None-Match`, 404 for an unknown link, 410 for a
 * revoked one and when its author may no longer see the gigs. Not JSON, so `/openapi.json` omits it.
 */
export async function serveCalendarFeeds(server: FastifyInstance, services: Services): Promise<void> {
  server.get<{ Params: { file: string } }>(
    '/api/calendar-feeds/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
      const reading = token === undefined ? { state: 'unknown' as const } : await readFeed(services, token);
      // Programs poll the feed; proxies must not cache what a secret link shows.
      void reply.header('cache-control', 'private, no-cache');
      if (reading.state !== 'readable') {
        const [status, message] = refusals[reading.state];
        return reply.code(status).type('text/plain; charset=utf-8').send(message);
      }
      const etag = `"${createHash('sha256').update(reading.text).digest('base64url')}"`;
      void reply.header('etag', etag);
      const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
      if (known?.includes(etag)) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="shifts.ics"')
        .send(reading.text);
    },
  );
}
