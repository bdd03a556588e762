import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { handleAttachment } from '../schedule/attachments/handleAttachment.ts';
import { serveCalendarFeed } from '../schedule/calendarFeeds/serveCalendarFeed.ts';
import { isInvoiceFile, serveInvoiceFile } from '../pay/invoices/serveInvoiceFile.ts';
import { isBreakCsv, serveBreakCsv } from '../day/timesheets/serveBreakCsv.ts';
import { serveGigCsv } from '../schedule/exports/serveGigCsv.ts';
import { isExportFile } from '../integrations/bulkExports/exportFile.ts';
import { serveExportFile } from '../integrations/bulkExports/serveExportFile.ts';
import type { UseRecords } from '../platform/load/useRecords.ts';
import { serveMedia } from '../platform/images/serveMedia.ts';
import { handleUpload } from '../platform/images/handleUpload.ts';
import { handleSignals, type SignalRouteOptions } from '../platform/signals/pages/handleSignals.ts';
import type { ReferenceRoutes } from '../platform/reference/referenceRoutes.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Exchange } from '../platform/server/exchange.ts';
import type { GraphiQLRoutes } from '../platform/server/graphiql/graphiqlRoutes.ts';
import type { Readiness } from '../platform/server/health.ts';
import type { Metrics } from '../platform/server/metrics.ts';
import { serveContactCenter, contactCenterPath } from '../platform/server/contactCenter/contactCenterPage.ts';
import { problemOfThrown } from '../platform/server/problemOf.ts';
import { logRequest, operationName, type RouteName } from '../platform/server/requestLog.ts';
import { handleGraphQL, type GraphQLRouteOptions } from '../platform/server/http/graphqlRoute.ts';
import { HttpProblem } from '../platform/server/http/httpProblem.ts';
import { serveHealth, serveMetrics, serveReadiness } from '../platform/server/http/operationalRoutes.ts';
import { requestIdOf } from '../platform/server/http/readCaller.ts';
import { securityHeaders } from '../platform/server/http/securityHeaders.ts';
import { sendProblem } from '../platform/server/http/send.ts';
import type { WebApp } from '../platform/server/http/webApp.ts';

export interface HandlerOptions extends GraphQLRouteOptions, Pick<SignalRouteOptions, 'signals'> {
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly records: Pick<UseRecords, 'sharing'>;
  readonly webApp: WebApp;
  /** Null if GraphiQL is disabled. */
  readonly graphiql: GraphiQLRoutes | null;
  readonly reference: ReferenceRoutes;
  /** Called for every GraphQL request when its response is complete. */
  readonly onResponded?: (exchange: Exchange) => void;
}

const exactRoutes: Readonly<Record<string, RouteName>> = {
  '/graphql': 'graphql',
  '/graphiql': 'graphiql',
  '/reference': 'reference',
  '/healthz': 'health',
  '/readyz': 'readiness',
  '/metrics': 'metrics',
  '/signals': 'signals',
  [contactCenterPath]: 'contactCenter',
};

function routeOf(path: string, hasGraphiQL: boolean): RouteName {
  if (path.startsWith('/uploads/')) return 'upload';
  if (path.startsWith('/media/')) return 'media';
  if (path.startsWith('/attachments/')) return 'attachment';
  if (path.startsWith('/calendar-feeds/')) return 'calendar';
  if (path.startsWith('/exports/')) return 'export';
  if (path.startsWith('/reference/')) return 'reference';
  const route = path.startsWith('/graphiql/') ? 'graphiql' : (exactRoutes[path] ?? 'web');
  return route === 'graphiql' && !hasGraphiQL ? 'web' : route;
}

/** Handles every request of the process and logs each when it ends. */
export function createHandler(
  options: HandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { settings, log, metrics, upstream, readiness, records, webApp, graphiql, reference } = options;
  const commonHeaders = new Map(Object.entries(securityHeaders(settings.environment === 'production')));

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    at: { route: RouteName; path: string; requestId: string },
    onExchange: (exchange: Exchange) => void,
  ): Promise<void> {
    if (at.route === 'graphql') return handleGraphQL(request, response, at.requestId, options, onExchange);
    if (at.route === 'health') return serveHealth(response);
    if (at.route === 'readiness') return serveReadiness(response, readiness, records.sharing());
    if (at.route === 'metrics') {
      return serveMetrics(request, response, { metrics, upstream, token: settings.metricsToken });
    }
    if (at.route === 'signals') return handleSignals(request, response, options);
    if (at.route === 'upload') return handleUpload(request, response, at, options);
    if (at.route === 'media') return serveMedia(request, response, at, options);
    if (at.route === 'attachment') return handleAttachment(request, response, at, options);
    if (at.route === 'calendar') return serveCalendarFeed(request, response, at, options);
    if (at.route === 'export') {
      if (isExportFile(at.path)) return serveExportFile(request, response, at, options);
      if (isBreakCsv(at.path)) return serveBreakCsv(request, response, at, options);
      const serve = isInvoiceFile(at.path) ? serveInvoiceFile : serveGigCsv;
      return serve(request, response, at, options);
    }
    if (at.route === 'contactCenter') return serveContactCenter(request, response, settings.contactCenter);
    if (at.route === 'reference') return reference(request, response, at.path);
    if (at.route === 'graphiql' && graphiql !== null) return graphiql(response, at.path);
    return webApp(request, response);
  }

  function fail(request: IncomingMessage, response: ServerResponse, requestId: string, error: unknown): void {
    if (!(error instanceof HttpProblem)) {
      log.error({ requestId, ...problemOfThrown(error) }, 'request failed');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const problem =
      error instanceof HttpProblem ? error : new HttpProblem(500, 'INTERNAL', 'Something went wrong');
    sendProblem(request, response, problem, requestId);
  }

  return (request, response) => {
    const started = performance.now();
    const requestId = requestIdOf(request);
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const route = routeOf(path, graphiql !== null);
    let exchange: Exchange | null = null;
    response.setHeaders(commonHeaders);
    response.setHeader('x-request-id', requestId);
    response.once('close', () => {
      logRequest(log, metrics, {
        requestId,
        route,
        method: request.method ?? '',
        status: response.statusCode,
        milliseconds: performance.now() - started,
        isAborted: !response.writableFinished,
        exchange,
      });
      if (exchange === null) return;
      exchange.trace.span.end({
        name: operationName(exchange),
        requestId,
        status: response.statusCode,
        hasProblems: exchange.problems.length > 0,
      });
      options.onResponded?.(exchange);
    });
    handle(request, response, { route, path, requestId }, (read) => {
      exchange = read;
    }).catch((error: unknown) => fail(request, response, requestId, error));
  };
}
