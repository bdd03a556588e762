import { randomUUID } from 'node:crypto';
import { callerKey, isCallerKnown } from '../load/callerKey.ts';
import type { CallerLimits } from '../load/callerLimits.ts';
import { limitedUpstream } from '../load/limitedUpstream.ts';
import type { Caller } from '../rest/callHeaders.ts';
import { createCallTrace } from '../rest/callTrace.ts';
import { createRestSession } from '../rest/httpRestSession.ts';
import { openGate } from '../rest/responseGate.ts';
import type { Upstream } from '../rest/upstream.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Settings } from '../settings/settings.ts';
import type { RunGraphQL } from '../server/createGraphQL.ts';
import { newExchange } from '../server/exchange.ts';

/** What runs operations for callers over HTTP. */
export interface WorkerSources {
  readonly run: RunGraphQL;
  readonly upstream: Pick<Upstream, 'send'>;
  readonly limits: CallerLimits;
  readonly sessions: Sessions;
  readonly settings: Pick<Settings, 'productSlug'>;
}

/** A caller that this process is itself. */
export function workerCaller(token: string): Caller {
  return {
    token,
    locationId: null,
    clientId: null,
    appContext: null,
    userAgent: null,
    address: '127.0.0.1',
    requestId: randomUUID(),
    idempotencyKey: null,
  };
}

/**
 * Runs a query in the background for the holder of a token, like an operation that they send: with the same limits, and
 * at the expense of the same share.
 *
 * @returns the text of the response
 * @throws the reason of the signal as soon as it is aborted, also while a call is under way that others share, like the
 *   check of an account
 */
export async function runForWorker(
  token: string,
  request: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> },
  { run, upstream, limits, sessions, settings }: WorkerSources,
  signal: AbortSignal,
): Promise<string> {
  const caller = workerCaller(token);
  const share = limits.shareOf(() => callerKey(caller, sessions), signal);
  const trace = createCallTrace();
  const rest = createRestSession({
    upstream: limitedUpstream(upstream, share),
    caller,
    productSlug: settings.productSlug,
    signal,
    trace,
    gate: openGate,
  });
  try {
    const exchange = newExchange({
      request,
      caller,
      rest,
      share,
      trace,
      isCallerKnown: () => isCallerKnown(caller, sessions),
      ended: signal,
    });
    const running = run(exchange, { method: 'POST', accept: 'application/json' });
    const { body } = await Promise.race([running, rejectOnAbort(signal)]);
    if (typeof body !== 'string') throw new TypeError('The document of a worker is a query');
    return body;
  } finally {
    share.release();
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  return promise;
}
