import type { CacheConfig } from 'relay-runtime';

/** What the caller of an operation says about its request. */
interface RequestMetadata {
  /** The idempotency key of a mutation that was stored before it is sent; null for a new one. */
  readonly key: string | null;
  /** Whether the response is kept, for a screen that opens without a connection. */
  readonly isKept: boolean;
  /** Whether a screen already shows an earlier response, of which an outage must not take anything. */
  readonly isRefetch: boolean;
}

/** Relay's configuration of a query whose response is kept. */
export const keptQuery: CacheConfig = { metadata: { isKept: true } };

/** Relay's configuration of a mutation with a key of its own. */
export const mutationWithKey = (key: string): CacheConfig => ({ metadata: { key } });

/** Relay's configuration of a query that asks again for what a screen shows. */
export const refetchOf = (first: CacheConfig | null | undefined): CacheConfig => ({
  metadata: { ...first?.metadata, isRefetch: true },
});

/** Reads the configuration. */
export function requestMetadata(metadata: CacheConfig['metadata']): RequestMetadata {
  const key: unknown = metadata?.['key'];
  return {
    key: typeof key === 'string' ? key : null,
    isKept: metadata?.['isKept'] === true,
    isRefetch: metadata?.['isRefetch'] === true,
  };
}
