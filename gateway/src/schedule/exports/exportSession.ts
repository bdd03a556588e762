import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerKey } from '../../platform/load/callerKey.ts';
import { limitedUpstream } from '../../platform/load/limitedUpstream.ts';
import { createCallTrace } from '../../platform/rest/callTrace.ts';
import { createRestSession } from '../../platform/rest/httpRestSession.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { departure } from '../../platform/server/http/departure.ts';
import type { GraphQLRouteOptions } from '../../platform/server/http/graphqlRoute.ts';
import { readCaller } from '../../platform/server/http/readCaller.ts';

/** What the routes of exported lists need. */
export type ExportOptions = Pick<
  GraphQLRouteOptions,
  'settings' | 'upstream' | 'limits' | 'sessions' | 'createGate'
>;

interface ExportSession {
  /** REST as the caller, within their share of calls. */
  readonly rest: RestSession;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

/** The session of the caller of an export. */
export function exportSession(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  { settings, upstream, limits, sessions, createGate }: ExportOptions,
): ExportSession {
  const caller = readCaller(request, requestId, settings.trustedProxies);
  const signal = departure(response);
  const rest = createRestSession({
    upstream: limitedUpstream(
      upstream,
      limits.shareOf(() => callerKey(caller, sessions), signal),
    ),
    caller,
    productSlug: settings.productSlug,
    signal,
    trace: createCallTrace(),
    gate: createGate(),
  });
  return { rest, signal };
}
