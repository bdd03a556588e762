import { createCallTrace } from '../rest/callTrace.ts';
import type { Caller } from '../rest/callHeaders.ts';
import { createRestSession } from '../rest/httpRestSession.ts';
import { openGate } from '../rest/responseGate.ts';
import type { RestSession } from '../rest/restSession.ts';
import type { Upstream } from '../rest/upstream.ts';
import type { Settings } from '../settings/settings.ts';

/** A session for what the server asks on a caller's behalf. It outlives the request, since others wait for the answer. */
export function restSessionOf(
  caller: Caller,
  {
    upstream,
    settings,
  }: { readonly upstream: Pick<Upstream, 'send'>; readonly settings: Pick<Settings, 'productSlug'> },
): RestSession {
  return createRestSession({
    upstream,
    caller: { ...caller, locationId: null },
    productSlug: settings.productSlug,
    signal: new AbortController().signal,
    trace: createCallTrace(),
    gate: openGate,
  });
}
