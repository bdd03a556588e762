import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../../platform/server/services.ts';
import { readFeed } from './readFeed.ts';

const refusals = {
  gone: [410, 'This calendar link does not work any more. Make a new one in the app.'],
  unknown: [404, 'There is no calendar behind this link. Check that you copied all of it.'],
} as const;

/**
 * `GET /api/calendar-feeds/{token}.ics`: iCalendar text (RFC 5545) with the gigs from 30 days ago to a year ahead. The
 * link itself is what allows reading. `If-None-Match` is answered by 304 while nothing changed; 404: there is no such
 * link; 410: it was revoked, or whoever made it may not see the gigs any more. No JSON, so `/openapi.json` leaves it out.
 */
export async function serveCalendarFeeds(server: FastifyInstance, upstream: Upstream): Promise<void> {
  server.get<{ Params: { file: string } }>(
    '/api/calendar-feeds/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
      const reading = token === undefined ? { state: 'unknown' as const } : await readFeed(upstream, token);
      // Programs ask again on their own; nobody in between may keep what a secret link shows.
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
        .header('content-disposition', 'inline; filename="gigs.ics"')
        .send(reading.text);
    },
  );
}
