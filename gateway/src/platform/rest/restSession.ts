import type { CallOptions, Endpoint } from './endpoint.ts';
import type { Loader } from './loader.ts';

type OptionsArgument<Options> = {} extends Options ? [options?: Options] : [options: Options];

/** The upstream as seen by one GraphQL request: uses the caller's token and location, and shares no data. */
export interface RestSession {
  readonly productSlug: string;

  /**
   * The same session with writes that are validated and do not take effect. Its reads are those of this session; its
   * writes invalidate nothing, and what they return is not cached.
   *
   * Its writes throw ValidationUnsupported, before anything is written, where the upstream cannot validate.
   */
  readonly validating: RestSession;

  /**
   * Makes a call. Equal GETs within a request are deduplicated, except of what is followed; a write invalidates everything read before it.
   *
   * @throws RestError: UpstreamRefusal for an error status, else one of the transport's own. Resolvers let them
   * pass: the server turns them into GraphQL errors. Mutations catch them with `userErrors`.
   */
  call<Path extends string, Query, Body, Output>(
    endpoint: Endpoint<Path, Query, Body, Output>,
    ...options: OptionsArgument<CallOptions<Path, Query, Body>>
  ): Promise<Output>;

  /** Loads one entity; loads of the same tick share calls. Null when it does not exist. */
  load<Key extends string | number, Value>(loader: Loader<Key, Value>, key: Key): Promise<Value | null>;

  /**
   * What `load` has loaded before, without a promise, so that the rows of a list need not wait for what they share. Undefined
   * for anything else.
   */
  known<Key extends string | number, Value>(loader: Loader<Key, Value>, key: Key): Value | null | undefined;

  /** Adds what a list or a mutation has returned to the cache of a loader. */
  prime<Key extends string | number, Value>(loader: Loader<Key, Value>, key: Key, value: Value): void;

  /**
   * A cursor of the change feed from before the reads of this request, those under way included: who follows from it
   * misses no change that they do not show. Null for an upstream without a change feed.
   */
  changeCursor(): Promise<string | null>;

  /** From here on calls go as this session's owner; null signs out. Clears the cache. */
  useToken(token: string | null): void;

  /** Clears the cache and the trace, before the next event of a subscription. */
  resetCache(): void;
}
