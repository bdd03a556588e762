import type { Upstream } from '../platform/rest/upstream.ts';
import type { WireCall } from '../platform/rest/transport.ts';

/** An upstream in memory that responds to each call by a function of it and remembers all calls. */
export interface ScriptedUpstream extends Upstream {
  readonly calls: readonly WireCall[];
}

/**
 * @param respond gives the JSON of the response, or throws the RestError of a failed call.
 * @param changeCursor gives the cursor of the change feed from before a call.
 */
export function scriptedUpstream(
  respond: (call: WireCall) => unknown,
  changeCursor: (call: WireCall) => string | null = () => null,
): ScriptedUpstream {
  const calls: WireCall[] = [];
  return {
    calls,
    async send(call) {
      calls.push(call);
      const body = await respond(call);
      return { status: 200, text: JSON.stringify(body), changeCursor: changeCursor(call) };
    },
    openStream: () => Promise.reject(new Error('It has no streams')),
    getFile: () => Promise.reject(new Error('It has no files')),
    sendFile: () => Promise.reject(new Error('It takes no files')),
    isReachable: () => Promise.resolve(true),
    breakerState: 'closed',
    clockOffset: 0,
    close: () => Promise.resolve(),
  };
}
