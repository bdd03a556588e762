import type { CallTime } from './callerLimits.ts';

/**
 * What is left of the caller's share, in the headers of the IETF's draft for rate limits. The quota is time of REST calls,
 * since requests differ too much to be counted.
 */
export function rateLimitHeaders({ left, limit, fullInSeconds, windowSeconds }: CallTime) {
  return {
    'ratelimit-policy': `"calls";q=${limit};qu="call-seconds";w=${windowSeconds}`,
    ratelimit: `"calls";r=${left};t=${fullInSeconds}`,
  };
}
