import type { Logger } from 'pino';
import type { Exchange } from './exchange.ts';
import type { Metrics } from './metrics.ts';

/** What answered a request. Its path stays out of logs: paths of the web app carry tokens of invitations. */
export type RouteName =
  | 'graphql'
  | 'graphiql'
  | 'reference'
  | 'health'
  | 'readiness'
  | 'metrics'
  | 'signals'
  | 'contactCenter'
  | 'upload'
  | 'media'
  | 'attachment'
  | 'calendar'
  | 'export'
  | 'web';

/** A request that was answered, or whose client left before. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly route: RouteName;
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The client left before the answer was complete. */
  readonly isAborted: boolean;
  readonly exchange: Exchange | null;
}

/** "query Applicants" of the web app's documents. Names that callers chose themselves may hold anything. */
export function operationName({ operation, request }: Exchange): string {
  const isPersisted = typeof request.id === 'string' && operation !== null;
  return isPersisted ? `${operation.kind} ${operation.name}` : 'ad-hoc';
}

function operationFields(exchange: Exchange): object {
  const { request, trace, cost, problems } = exchange;
  const operation = operationName(exchange);
  return {
    operation,
    ...(operation !== 'ad-hoc' && { documentId: request.id }),
    calls: trace.calls.length,
    waves: trace.waves(),
    ...(trace.span.traceId !== null && { traceId: trace.span.traceId }),
    ...(cost && { cost: cost.requested }),
    ...(problems.length > 0 && { problems }),
  };
}

const quietRoutes = new Set<RouteName>(['health', 'readiness', 'metrics']);

/** Writes one line a request, of listed facts only, and counts operations. */
export function logRequest(
  log: Logger,
  metrics: Metrics,
  { exchange, milliseconds, isAborted, route, ...facts }: AnsweredRequest,
): void {
  const line = {
    ...facts,
    route,
    ms: Math.round(milliseconds),
    ...(isAborted && { aborted: true }),
    ...(exchange && operationFields(exchange)),
  };
  log[quietRoutes.has(route) ? 'debug' : 'info'](line, 'request');
  if (exchange === null) return;
  const outcome = exchange.problems.length > 0 || facts.status >= 400 ? 'errors' : 'ok';
  const seconds = exchange.operation?.kind === 'subscription' ? null : milliseconds / 1000;
  metrics.operationEnded(operationName(exchange), outcome, seconds);
}
