import type { CallTime } from './callTimes.ts';

const policy = (name: string, { limit, windowSeconds }: CallTime) =>
  `"${name}";q=${limit};qu="call-seconds";w=${windowSeconds}`;
const state = (name: string, { left, fullInSeconds }: CallTime) => `"${name}";r=${left};t=${fullInSeconds}`;

/**
 * What is left of the caller's share, in the headers of the IETF's draft for rate limits: "calls" for the account, and
 * "token" for the part of an API token. The quota is time of REST calls, since requests differ too much to be counted.
 */
export function rateLimitHeaders({ ofCaller, ofToken }: { ofCaller: CallTime; ofToken: CallTime | null }) {
  return ofToken === null
    ? { 'ratelimit-policy': policy('calls', ofCaller), ratelimit: state('calls', ofCaller) }
    : {
        'ratelimit-policy': `${policy('token', ofToken)}, ${policy('calls', ofCaller)}`,
        ratelimit: `${state('token', ofToken)}, ${state('calls', ofCaller)}`,
      };
}
