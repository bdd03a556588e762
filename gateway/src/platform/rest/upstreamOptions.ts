/** Where the upstream is and how much of it the gateway bears. All times are milliseconds. */
export interface UpstreamOptions {
  /** Calls go to `{base}api…`; ends with a slash. */
  readonly base: URL;
  readonly connectTimeout: number;
  /** From the sent request to the first byte of the answer. */
  readonly headersTimeout: number;
  /** Between two pieces of an answer. */
  readonly bodyTimeout: number;
  /** One attempt from begin to end, so that an answer cannot trickle for ever. */
  readonly attemptTimeout: number;
  readonly maxResponseBytes: number;
  readonly maxConnections: number;
  /** Further attempts of a GET after the first. */
  readonly maxRetries: number;
  /** The longest pause before the first retry; it doubles with each further one. */
  readonly retryPause: number;
  /** How long an open breaker refuses calls before it tries one. */
  readonly breakerPause: number;
}

/** What suits an upstream in the same data centre. */
export const defaultUpstreamOptions: Omit<UpstreamOptions, 'base'> = {
  connectTimeout: 2_000,
  headersTimeout: 10_000,
  bodyTimeout: 10_000,
  attemptTimeout: 20_000,
  maxResponseBytes: 10_000_000,
  maxConnections: 128,
  maxRetries: 3,
  retryPause: 100,
  breakerPause: 5_000,
};
