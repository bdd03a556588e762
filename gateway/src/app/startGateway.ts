import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { GraphQLSchema } from 'graphql';
import type { DestinationStream } from 'pino';
import { holderOf } from '../accounts/users/holderOf.ts';
import { isPlatformAdmin } from '../accounts/users/isPlatformAdmin.ts';
import { startExportWorker } from '../integrations/bulkExports/exportWorker.ts';
import type { FindAddresses } from '../integrations/webhooks/guardedAgent.ts';
import { startWebhookWorker } from '../integrations/webhooks/webhookWorker.ts';
import { topicReader } from '../filling/live/readTopic.ts';
import { createLiveHub } from '../platform/live/liveHub.ts';
import { networkShare } from '../platform/load/callerKey.ts';
import { createCallerLimits } from '../platform/load/callerLimits.ts';
import { createLocalRecords } from '../platform/load/useRecords.ts';
import { createRedisRecords } from '../platform/redis/redisRecords.ts';
import { redisReports } from '../platform/redis/redisReports.ts';
import { limitedUpstream } from '../platform/load/limitedUpstream.ts';
import type { Caller } from '../platform/rest/callHeaders.ts';
import { createUpstream } from '../platform/rest/upstream.ts';
import { openGate, type ResponseGate } from '../platform/rest/responseGate.ts';
import { schema as brigadeSchema } from './schema.ts';
import { contextFactory, sandboxOf } from '../platform/server/contextOf.ts';
import { createGraphQL } from '../platform/server/createGraphQL.ts';
import { createDocumentChecker } from '../platform/server/documents/documentChecker.ts';
import { readPersistedDocuments } from '../platform/server/documents/persistedDocuments.ts';
import {
  createPreparedDocuments,
  documentValidator,
} from '../platform/server/documents/preparedDocuments.ts';
import { publicRootFields } from '../platform/server/documents/publicRootFields.ts';
import { createDrain } from '../platform/server/drain.ts';
import type { Exchange } from '../platform/server/exchange.ts';
import { createGraphiQLRoutes } from '../platform/server/graphiql/graphiqlRoutes.ts';
import { createReadiness } from '../platform/server/health.ts';
import { createHandler } from './createHandler.ts';
import { oneAtATime } from '../platform/server/http/oneAtATime.ts';
import { appPolicy } from '../platform/server/http/securityHeaders.ts';
import { createWebApp } from '../platform/server/http/webApp.ts';
import { createLogger } from '../platform/server/logger.ts';
import { createSessions, type Identify } from '../platform/sessions/sessions.ts';
import { restSessionOf } from '../platform/sessions/restSessionOf.ts';
import { createMetrics } from '../platform/server/metrics.ts';
import { serveUnpublished } from '../platform/reference/serveUnpublished.ts';
import { referenceUrlOf } from '../platform/reference/publication.ts';
import { createReferenceRoutes } from '../platform/reference/referenceRoutes.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { pageHeaders } from '../platform/signals/pages/pageHeaders.ts';
import { createSignals } from '../platform/signals/signals.ts';
import { createTracing } from '../platform/tracing/tracing.ts';

export interface RunningGateway {
  /** The base URL, without a trailing slash. */
  readonly url: string;
  /**
   * Reports "not ready" at once, keeps serving for the drain time, completes requests in flight, then closes all
   * connections.
   */
  close(): Promise<void>;
}

/** Replacements for dependencies, used by tests. */
export interface GatewayOverrides {
  readonly schema?: GraphQLSchema;
  /** Where to write log lines; defaults to standard output. */
  readonly logDestination?: DestinationStream;
  /** The clock used to compute derived facts. */
  readonly now?: () => Temporal.Instant;
  /** Decides when upstream responses are passed on; one per request. */
  readonly createGate?: () => ResponseGate;
  /** Finds whose token a caller sends. */
  readonly identify?: Identify;
  /** Finds the addresses of receivers of webhooks. */
  readonly findAddresses?: FindAddresses;
  /** Called for every GraphQL request when its response is complete. */
  readonly onResponded?: (exchange: Exchange) => void;
}

/**
 * Load balancers keep idle connections for a minute; a server that closes them earlier loses requests that are already
 * on their way. In milliseconds.
 */
const keepAliveTimeout = 75_000;
const requestTimeout = 30_000;

/** How long open requests may take on shutdown after the drain time, in milliseconds. */
const drainLimit = 20_000;

function listen(server: Server, { host, port }: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { address, family, port: bound } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`);
    });
  });
}

/**
 * Starts a gateway and listens.
 *
 * @throws Error when the port is taken or the file of persisted documents cannot be read.
 */
export async function startGateway(
  settings: Settings,
  overrides: GatewayOverrides = {},
): Promise<RunningGateway> {
  const { schema = brigadeSchema } = overrides;
  const { logDestination, createGate = () => openGate, onResponded, findAddresses } = overrides;
  const isProduction = settings.environment === 'production';
  const isDevelopment = ['development', 'local'].includes(settings.environment);
  const follow = !isProduction;
  const { limits, isSchemaPublic } = settings;
  const rules = {
    schema,
    allowsIntrospection: isSchemaPublic,
    // A suggestion names what a caller did not know of.
    suggestsNames: isDevelopment && isSchemaPublic,
  };
  const validate = documentValidator(rules);
  const persisted = readPersistedDocuments(settings.persistedDocuments, { follow, validate });
  const prepared = createPreparedDocuments({ ...rules, limits });
  const metrics = createMetrics();
  const log = createLogger(settings, logDestination);
  const records =
    settings.redis === null
      ? createLocalRecords()
      : createRedisRecords(settings.redis, redisReports(log, metrics));
  const upstream = createUpstream(settings.upstream, metrics);
  const { now = () => Temporal.Now.instant().add({ milliseconds: upstream.clockOffset }) } = overrides;
  const callerLimits = createCallerLimits(settings.load, undefined, records);
  const upstreamOf = (caller: Caller) =>
    limitedUpstream(
      upstream,
      callerLimits.shareOf(() => networkShare(caller), new AbortController().signal),
    );
  const {
    identify = (caller) => holderOf(restSessionOf(caller, { upstream: upstreamOf(caller), settings })),
  } = overrides;
  const readiness = createReadiness(upstream);
  const live = createLiveHub({ upstream, settings: settings.live, observer: metrics, reader: topicReader });
  const documents = createDocumentChecker({ schema, limits, prepared });
  const contextOf = contextFactory(settings, { now, live, documents, isPlatformAdmin });
  const sessions = createSessions(identify);
  const signals = createSignals(settings, metrics, records);
  const tracing = signals.traced(await createTracing(settings.tracesUrl));
  const run = createGraphQL({
    schema,
    limits,
    persisted,
    prepared,
    publicFields: publicRootFields(schema),
    isSchemaPublic,
    sessions,
    contextOf,
  });
  const handler = createHandler({
    settings,
    limits: callerLimits,
    sessions,
    tracing,
    log,
    metrics,
    readiness,
    records,
    upstream,
    createGate,
    run,
    webApp: createWebApp(settings.webRoot, {
      follow,
      policy: appPolicy(settings),
      headers: pageHeaders(settings.signals),
    }),
    signals,
    graphiql: settings.graphiql
      ? createGraphiQLRoutes({ ...sandboxOf(settings), referenceUrl: referenceUrlOf(settings) })
      : null,
    // It says what introspection says.
    reference: isSchemaPublic
      ? createReferenceRoutes({
          schema,
          hasGraphiQL: settings.graphiql,
          persistedDocuments: settings.persistedDocuments,
          upstream,
        })
      : serveUnpublished,
    ...(onResponded && { onResponded }),
  });
  const server = createServer({ keepAliveTimeout, requestTimeout });
  const { drain, track } = createDrain(server);
  server.on('request', oneAtATime(track(handler)));
  const url = await listen(server, settings);
  const workers = { settings, log, run, documents, upstream, limits: callerLimits, sessions };
  const webhooks = startWebhookWorker({ ...workers, ...(findAddresses && { findAddresses }) });
  const exports = startExportWorker({
    ...workers,
    schema,
    secret: settings.webhooks.workerSecret,
    exportSettings: settings.exports,
  });
  return {
    url,
    async close() {
      readiness.withdraw();
      live.close();
      const workersEnded = Promise.all([webhooks.close(), exports.close()]);
      await drain({ linger: wait(settings.drainSeconds * 1000), limit: drainLimit });
      await workersEnded;
      await upstream.close();
      await records.close();
      await tracing.close();
      await signals.close();
    },
  };
}
