import type { Upstream } from '../rest/upstream.ts';
import type { CallerShare } from './callerLimits.ts';

/** The upstream as far as one caller may use it at once. */
export function limitedUpstream(
  upstream: Pick<Upstream, 'send'>,
  share: Pick<CallerShare, 'call'>,
): Pick<Upstream, 'send'> {
  return { send: (call) => share.call(call.endpoint, () => upstream.send(call)) };
}
