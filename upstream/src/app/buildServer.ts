import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createSerializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { serveCalendarFeeds } from '../schedule/calendarFeeds/serveCalendarFeeds.ts';
import type { ChangeSignals } from '../platform/live/changeSignals.ts';
import { serveChangeStream } from '../platform/live/serveChangeStream.ts';
import { serveAttachments } from '../schedule/attachments/serveAttachments.ts';
import { notFound } from '../platform/errors.ts';
import { serveImages } from '../platform/images/serveImages.ts';
import { serveOutboxPage } from '../platform/outbox/outboxPage.ts';
import { serveSandboxPortal } from '../platform/cardNetwork/sandbox/portalPage.ts';
import { tellClock } from '../sandbox/tellClock.ts';
import { serveStripeWebhook } from '../businesses/paymentMethods/stripeWebhook.ts';
import { handleErrors, sendError } from '../platform/server/errorHandler.ts';
import { describeRoutes } from '../platform/server/openapi.ts';
import { registerRoute } from '../platform/server/registerRoute.ts';
import { logRequests } from '../platform/server/requestLog.ts';
import { parseRequestPart } from '../platform/server/requestParts.ts';
import type { RouteFactory } from '../platform/server/route.ts';
import { routes as shippedRoutes } from '../server/routes.ts';
import { answerUnreadable } from '../platform/server/unreadableRequest.ts';
import type { Upstream } from '../platform/server/services.ts';

const oneMegabyte = 1_048_576;

/** Longer than the idle time of common load balancers, so that the server never closes first. */
const keepAliveMilliseconds = 72_000;

/** A client that sends its request more slowly than this is cut off. */
const requestMilliseconds = 30_000;

/** What a server can be made with instead of its own. */
export type ServerOptions = {
  routes?: readonly RouteFactory[];
  /** Where log lines go. */
  logStream?: { write(line: string): void };
  /** What the database tells at once; without it streams of changes look again with each beat alone. */
  changeSignals?: ChangeSignals | null;
  /** From one beat of a stream of changes to the next. */
  beatMilliseconds?: number;
};

/**
 * The REST API on a database, not yet listening: `await server.listen(...)`, or `server.inject(...)` in tests.
 * The database must have been migrated; closing the server leaves it open.
 */
export async function buildServer(
  upstream: Upstream,
  {
    routes = shippedRoutes,
    logStream = process.stdout,
    changeSignals = null,
    beatMilliseconds = 15_000,
  }: ServerOptions = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { level: upstream.settings.logLevel, stream: logStream },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: upstream.settings.trustedProxies,
    bodyLimit: oneMegabyte,
    keepAliveTimeout: keepAliveMilliseconds,
    requestTimeout: requestMilliseconds,
    forceCloseConnections: 'idle',
    genReqId: ({ headers }) => requestIdFrom(headers['x-request-id']),
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerUnreadable,
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (_error, _request, reply) => {
      void sendError(reply, notFound());
    },
  });
  server.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (value) => ({
    value: parseRequestPart(httpPart, schema, value),
  }));
  server.setSerializerCompiler(createSerializerCompiler());
  acceptEmptyBodies(server);
  handleErrors(server);
  logRequests(server);
  tellClock(server, upstream.clock);
  await describeRoutes(server);
  for (const makeRoute of routes) registerRoute(server, makeRoute(upstream), upstream);
  await serveImages(server, upstream);
  await serveAttachments(server, upstream);
  await serveCalendarFeeds(server, upstream);
  await serveChangeStream(server, upstream, { signals: changeSignals, beatMilliseconds });
  await serveOutboxPage(server, upstream);
  await serveSandboxPortal(server, upstream);
  await serveStripeWebhook(server, upstream);
  await server.ready();
  return server;
}

function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.:-]{1,128}$/.test(header) ? header : randomUUID();
}

/** Many clients send `content-type: application/json` with every POST, also with those that carry nothing. */
function acceptEmptyBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}
