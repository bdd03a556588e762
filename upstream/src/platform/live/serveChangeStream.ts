import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isStaffer } from '../access/caller.ts';
import { loadCaller } from '../access/loadCaller.ts';
import { ApiError, permissionDenied } from '../errors.ts';
import { parseRequestPart } from '../server/requestParts.ts';
import type { Upstream } from '../server/services.ts';
import type { ChangeSignals } from './changeSignals.ts';
import { accessToTopic, topicOf, topicParameters } from './changeTopic.ts';
import { followChanges } from './followChanges.ts';
import { feedStart } from './readFeed.ts';

const streamQuery = z.strictObject(topicParameters);

/** What streams are made with beside the server's own. */
export type StreamParts = {
  signals: ChangeSignals | null;
  /** From one look at the feed and at the caller's access to the next, if nothing was told meanwhile. */
  beatMilliseconds: number;
};

/**
 * `GET /api/staffer/changes/stream/`: what changes, as server-sent events, from a cursor on: that of a Last-Event-ID
 * header, or else of the query. Ends when the caller may not see the topic any more, or is signed out.
 */
export async function serveChangeStream(
  server: FastifyInstance,
  upstream: Upstream,
  parts: StreamParts,
): Promise<void> {
  const { database, clock } = upstream;
  const closing = new AbortController();
  server.addHook('preClose', async () => closing.abort());
  const callerOf = async ({ headers }: FastifyRequest) => {
    const caller = await loadCaller(database, headers.authorization, headers['user-agent'], clock.now());
    if (!isStaffer(caller)) throw permissionDenied('gigs.view');
    return caller;
  };
  server.get('/api/staffer/changes/stream/', { schema: { hide: true } }, async (request, reply) => {
    request.caller = await callerOf(request);
    const lastEventId = request.headers['last-event-id'];
    const { cursor, ...named } = parseRequestPart('querystring', streamQuery, {
      ...(request.query as object),
      ...(lastEventId && { cursor: lastEventId }),
    }) as z.output<typeof streamQuery>;
    const topic = topicOf(named);
    const ended = new AbortController();
    reply.raw.once('close', () => ended.abort());
    const events = followChanges({
      database,
      ...parts,
      topic,
      place: await accessToTopic(database, request.caller, topic),
      start: await feedStart(database, cursor),
      userId: request.caller.userId,
      // Read anew: a role may be gone, a session ended, a gig removed.
      isAllowed: async () => {
        try {
          await accessToTopic(database, await callerOf(request), topic);
          return true;
        } catch (error) {
          if (error instanceof ApiError) return false;
          throw error;
        }
      },
      signal: AbortSignal.any([closing.signal, ended.signal]),
    });
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(events, { highWaterMark: 1 }));
  });
}
