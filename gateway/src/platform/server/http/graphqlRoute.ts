import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCallTrace } from '../../rest/callTrace.ts';
import { createRestSession } from '../../rest/httpRestSession.ts';
import type { Upstream } from '../../rest/upstream.ts';
import type { ResponseGate } from '../../rest/responseGate.ts';
import type { Settings } from '../../settings/settings.ts';
import { callerKey } from '../../load/callerKey.ts';
import type { CallerLimits } from '../../load/callerLimits.ts';
import { rateLimitHeaders } from '../../load/rateLimitHeaders.ts';
import { limitedUpstream } from '../../load/limitedUpstream.ts';
import type { Sessions } from '../../sessions/sessions.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import type { RunGraphQL } from '../createGraphQL.ts';
import { type Exchange, newExchange } from '../exchange.ts';
import { answerCors } from './cors.ts';
import { departure } from './departure.ts';
import { readCaller } from './readCaller.ts';
import { readGraphQLRequest } from './readGraphQLRequest.ts';
import { sendStream } from './send.ts';

/** One for all requests: an error that is made for each abort collects a stack. */
const hasEnded = new Error('The request has ended');

export interface GraphQLRouteOptions {
  readonly settings: Pick<Settings, 'corsOrigins' | 'maxBodyBytes' | 'productSlug' | 'trustedProxies'>;
  readonly upstream: Upstream;
  readonly run: RunGraphQL;
  readonly limits: CallerLimits;
  readonly sessions: Sessions;
  readonly tracing: Tracing;
  /** Created for each request. */
  readonly createGate: () => ResponseGate;
}

/**
 * Handles `/graphql`.
 *
 * @param onExchange called with the request as soon as it is parsed.
 * @throws HttpProblem for a request that is rejected before it reaches GraphQL.
 */
export async function answerGraphQL(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  { settings, upstream, run, limits, sessions, tracing, createGate }: GraphQLRouteOptions,
  onExchange: (exchange: Exchange) => void,
): Promise<void> {
  if (answerCors(request, response, settings.corsOrigins)) return;
  const signal = departure(response);
  const graphqlRequest = await readGraphQLRequest(request, settings.maxBodyBytes);
  const caller = readCaller(request, requestId, settings.trustedProxies);
  const trace = createCallTrace(tracing.startOperation(request.headers));
  const ended = new AbortController();
  const share = limits.shareOf(() => callerKey(caller, sessions), signal);
  response.once('close', () => {
    ended.abort(hasEnded);
    // Until then the answer takes memory: a caller that reads none gets no further ones.
    share.release();
  });
  const rest = createRestSession({
    upstream: limitedUpstream(upstream, share),
    caller,
    productSlug: settings.productSlug,
    signal,
    trace,
    gate: createGate(),
  });
  const exchange = newExchange({ request: graphqlRequest, caller, rest, share, trace, ended: ended.signal });
  onExchange(exchange);
  await share.begin();
  if (signal.aborted) return;
  const { method = 'POST', headers } = request;
  const answer = await run(exchange, { method, accept: headers.accept });
  if (response.destroyed) return;
  response.writeHead(answer.status, {
    ...answer.headers,
    ...rateLimitHeaders(share.callTime()),
    'cache-control': 'no-store',
    ...(upstream.clockOffset !== 0 && { 'x-clock-offset': String(upstream.clockOffset) }),
  });
  if (typeof answer.body === 'string') {
    response.end(answer.body);
  } else {
    // Each event takes its own turn.
    share.release();
    await sendStream(response, answer.body, ended.signal);
  }
}
