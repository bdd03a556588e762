import type { IncomingMessage, ServerResponse } from 'node:http';
import { createCallTrace } from '../../rest/callTrace.ts';
import { createRestSession } from '../../rest/httpRestSession.ts';
import type { Upstream } from '../../rest/upstream.ts';
import type { ResponseGate } from '../../rest/responseGate.ts';
import type { Settings } from '../../settings/settings.ts';
import { callerKey, isCallerKnown } from '../../load/callerKey.ts';
import type { CallerLimits, CallerShare } from '../../load/callerLimits.ts';
import { rateLimitHeaders } from '../../load/rateLimitHeaders.ts';
import { limitedUpstream } from '../../load/limitedUpstream.ts';
import type { Sessions } from '../../sessions/sessions.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import type { RunGraphQL } from '../createGraphQL.ts';
import { type Exchange, newExchange } from '../exchange.ts';
import { handleCors } from './cors.ts';
import { departure } from './departure.ts';
import { readCaller, wantsTrace } from './readCaller.ts';
import { receiveGraphQLRequest } from './readGraphQLRequest.ts';
import { sendStream } from './send.ts';
import { sendRefusal } from './sendRefusal.ts';

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

/** What responses say about the caller and the server, whatever was asked. */
function responseFacts(share: CallerShare, { clockOffset }: Upstream) {
  return {
    ...rateLimitHeaders(share.callTimes()),
    ...(clockOffset !== 0 && { 'x-clock-offset': String(clockOffset) }),
  };
}

/**
 * Handles `/graphql`.
 *
 * @param onExchange called with the request as soon as it is parsed.
 * @throws HttpProblem for a request that is rejected before it reaches GraphQL.
 */
export async function handleGraphQL(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  { settings, upstream, run, limits, sessions, tracing, createGate }: GraphQLRouteOptions,
  onExchange: (exchange: Exchange) => void,
): Promise<void> {
  if (handleCors(request, response, settings.corsOrigins)) return;
  const signal = departure(response);
  const caller = readCaller(request, requestId, settings.trustedProxies);
  const share = limits.shareOf(() => callerKey(caller, sessions), signal);
  const facts = () => responseFacts(share, upstream);

  function refuse(): boolean {
    const retryAfter = isCallerKnown(caller, sessions) ? share.refuse() : null;
    if (retryAfter !== null)
      sendRefusal(request, response, requestId, { retryAfter, share, headers: facts() });
    return retryAfter !== null;
  }

  if (refuse()) return;
  const trace = createCallTrace(tracing.startOperation(request.headers), {
    isDetailed: wantsTrace(request) && caller.token !== null,
  });
  const parse = await receiveGraphQLRequest(request, settings.maxBodyBytes);
  await share.begin();
  // Many that arrive together find out one after the other that the share is used up.
  if (signal.aborted || refuse()) return;
  const ended = new AbortController();
  response.once('close', () => {
    ended.abort(hasEnded);
    // Until then the response takes memory: a caller that reads none gets no further ones.
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
  const exchange = newExchange({
    request: parse(),
    caller,
    rest,
    share,
    trace,
    isCallerKnown: () => isCallerKnown(caller, sessions),
    ended: ended.signal,
  });
  onExchange(exchange);
  const { method = 'POST', headers } = request;
  const result = await run(exchange, { method, accept: headers.accept });
  if (response.destroyed) return;
  response.writeHead(result.status, {
    ...result.headers,
    ...facts(),
    'cache-control': 'no-store',
  });
  if (typeof result.body === 'string') {
    response.end(result.body);
  } else {
    // Each event takes its own turn.
    share.release();
    await sendStream(response, result.body, ended.signal);
  }
}
