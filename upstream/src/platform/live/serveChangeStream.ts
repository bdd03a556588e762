import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { loadCaller } from '../access/loadCaller.ts';
import { requireScope } from '../access/tokens/requireScope.ts';
import { credentialsOf } from '../server/credentialsOf.ts';
import { parseRequestPart } from '../server/requestParts.ts';
import type { Services } from '../server/services.ts';
import type { ChangeSignals } from './changeSignals.ts';
import { accessToFollow, type FollowRules } from './accessToFollow.ts';
import { topicOf, topicParameters } from './changeTopic.ts';
import { followChanges } from './followChanges.ts';
import { feedStart } from './readFeed.ts';

const streamQuery = z.strictObject(topicParameters);

/** Dependencies of streams besides the services. */
export type StreamParts = {
  signals: ChangeSignals | null;
  /** The interval for polling the feed and the caller's access, if no signal arrives in between. */
  beatMilliseconds: number;
  followRules: FollowRules;
};

/**
 * `GET /api/staffer/changes/stream/`: what changes, as server-sent events, from a cursor on: that of a Last-Event-ID
 * header, or else of the query. Ends when the caller may not see the topic any more, is signed out, or the secret of
 * their API token ends; the last event says which.
 */
export async function serveChangeStream(
  server: FastifyInstance,
  services: Services,
  { followRules, ...parts }: StreamParts,
): Promise<void> {
  const { database, clock } = services;
  const closing = new AbortController();
  server.addHook('preClose', async () => closing.abort());
  const callerOf = async (request: FastifyRequest) => {
    const caller = await loadCaller(database, credentialsOf(request), clock.systemNow());
    requireScope(caller, { method: 'GET' });
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
      followed: await accessToFollow(services, request.caller, topic, followRules),
      start: await feedStart(database, cursor),
      userId: request.caller.userId,
      // Reload, because a role may be revoked, a session ended or a gig deleted.
      requireAccess: async () => {
        const caller = await callerOf(request);
        return {
          followed: await accessToFollow(services, caller, topic, followRules),
          endsIn: caller.endsAt ? caller.endsAt.getTime() - clock.systemNow().getTime() : Infinity,
        };
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
