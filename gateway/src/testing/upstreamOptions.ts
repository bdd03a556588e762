import { defaultUpstreamOptions, type UpstreamOptions } from '../platform/rest/upstreamOptions.ts';

/** Options for tests against a faulty upstream: the times are short, so that nothing waits for long. */
export function impatient(base: URL, overrides: Partial<UpstreamOptions> = {}): UpstreamOptions {
  return { ...defaultUpstreamOptions, base, retryPause: 1, ...overrides };
}
