import { defaultUpstreamOptions, type UpstreamOptions } from '../platform/rest/upstreamOptions.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Longer than any test lasts, in milliseconds: on a busy machine, the default timeouts can be too short. */
const never = 600_000;

const timeouts = {
  connectTimeout: never,
  headersTimeout: never,
  bodyTimeout: never,
  attemptTimeout: never,
  breakerPause: never,
} satisfies Partial<UpstreamOptions>;

/** Options for tests against a faulty upstream: retries follow at once, and a test sets the timeout that it is about. */
export function impatient(base: URL, overrides: Partial<UpstreamOptions> = {}): UpstreamOptions {
  return { ...defaultUpstreamOptions, ...timeouts, base, retryPause: 1, ...overrides };
}

/** The same settings for a gateway that refuses and ends nothing because time has passed. */
export function unhurried(settings: Settings): Settings {
  return {
    ...settings,
    upstream: { ...settings.upstream, ...timeouts },
    load: { ...settings.load, callSeconds: never },
  };
}
