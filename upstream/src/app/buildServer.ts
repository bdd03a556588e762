import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createSerializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { serveCalendarFeeds } from '../schedule/calendarFeeds/serveCalendarFeeds.ts';
import { addChangeCursor } from '../platform/live/addChangeCursor.ts';
import type { ChangeSignals } from '../platform/live/changeSignals.ts';
import { serveChangeStream } from '../platform/live/serveChangeStream.ts';
import { serveAttachments } from '../schedule/attachments/serveAttachments.ts';
import { notFound } from '../platform/errors.ts';
import { serveImages } from '../platform/images/serveImages.ts';
import { serveOutboxPage } from '../platform/outbox/outboxPage.ts';
import { serveSandboxPortal } from '../platform/cardNetwork/sandbox/portalPage.ts';
import { addClockHeader } from '../sandbox/addClockHeader.ts';
import { serveStripeWebhook } from '../businesses/paymentMethods/stripeWebhook.ts';
import { dueWorkObservers } from './dueWorkObservers.ts';
import { followRules } from './followRules.ts';
import { createDrain, type Drain } from '../platform/server/drain.ts';
import { handleErrors, sendError } from '../platform/server/errorHandler.ts';
import { nameCallers } from '../platform/server/nameCallers.ts';
import { describeRoutes } from '../platform/server/openapi.ts';
import { registerRoute } from '../platform/server/registerRoute.ts';
import { logRequests } from '../platform/server/requestLog.ts';
import { parseRequestPart } from '../platform/server/requestParts.ts';
import type { Services } from '../platform/server/services.ts';
import type { RouteFactory } from '../platform/server/route.ts';
import { routes as shippedRoutes } from './routes.ts';
import { respondToUnreadable } from '../platform/server/unreadableRequest.ts';
import { traceRequests } from '../platform/tracing/traceRequests.ts';
import { createMetrics, type Metrics } from '../platform/server/metrics.ts';
import { serveMetrics } from '../platform/server/serveMetrics.ts';
import { composeServices, type ServerContext } from './composeServices.ts';

const oneMegabyte = 1_048_576;

/** Longer than the idle timeout of common load balancers, so that the server never closes first. */
const keepAliveMilliseconds = 72_000;

/** The timeout for receiving a whole request. */
const requestMilliseconds = 30_000;

/** Overrides, mainly for tests. */
export type ServerOptions = {
  routes?: readonly RouteFactory[];
  /** Where logs are written. */
  logStream?: { write(line: string): void };
  /** Notifications from the database; without them, change streams poll with each heartbeat. */
  changeSignals?: ChangeSignals | null;
  /** The heartbeat interval of change streams. */
  beatMilliseconds?: number;
  /** Knows whether the server is about to end. */
  drain?: Drain;
  /** Counts requests and what happens at them. */
  metrics?: Metrics;
};

/**
 * Builds the REST API without listening yet: call `server.listen(...)`, or `server.inject(...)` in tests.
 * The database must be migrated; closing the server does not close it.
 */
export async function buildServer(
  context: ServerContext,
  {
    routes = shippedRoutes,
    logStream = process.stdout,
    changeSignals = null,
    beatMilliseconds = 15_000,
    drain = createDrain(),
    metrics = createMetrics([]),
  }: ServerOptions = {},
): Promise<FastifyInstance> {
  const services: Services = {
    ...composeServices(context),
    counters: metrics,
    onSetback: (setback) => dueWorkObservers(server.log, metrics).onSetback(setback),
    onEventsLost: (loss) => dueWorkObservers(server.log, metrics).onEventsLost(loss),
    isDraining: drain.isDraining,
  };
  const server: FastifyInstance = Fastify({
    logger: { level: services.settings.logLevel, stream: logStream },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: services.settings.trustedProxies,
    bodyLimit: oneMegabyte,
    keepAliveTimeout: keepAliveMilliseconds,
    requestTimeout: requestMilliseconds,
    forceCloseConnections: 'idle',
    genReqId: ({ headers }) => requestIdFrom(headers['x-request-id']),
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: respondToUnreadable,
    // A URL that cannot be decoded.
    frameworkErrors: (_error, _request, reply) => {
      void sendError(reply, notFound());
    },
  });
  drain.follow(server.server);
  server.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (value) => ({
    value: parseRequestPart(httpPart, schema, value),
  }));
  server.setSerializerCompiler(createSerializerCompiler());
  acceptEmptyBodies(server);
  handleErrors(server);
  nameCallers(server);
  logRequests(server);
  serveMetrics(server, metrics, services.settings.metricsToken);
  traceRequests(server, services.settings.tracesUrl);
  addClockHeader(server, services.clock);
  await addChangeCursor(server, services.database, changeSignals);
  await describeRoutes(server);
  for (const makeRoute of routes) registerRoute(server, makeRoute(services), services);
  await serveImages(server, services);
  await serveAttachments(server, services);
  await serveCalendarFeeds(server, services);
  await serveChangeStream(server, services, { signals: changeSignals, beatMilliseconds, followRules });
  await serveOutboxPage(server, services);
  await serveSandboxPortal(server, services);
  await serveStripeWebhook(server, services);
  await server.ready();
  return server;
}

function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.:-]{1,128}$/.test(header) ? header : randomUUID();
}

/** Many clients send `content-type: application/json` with every POST, even without a body. */
function acceptEmptyBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}
