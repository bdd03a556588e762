import type { CallOptions, Endpoint } from './endpoint.ts';
import type { Loader } from './loader.ts';

type OptionsArgument<Options> = {} extends Options ? [options?: Options] : [options: Options];

/** The upstream as one GraphQL request sees it: with the caller's token and location, and nobody else's data. */
export interface RestSession {
  readonly productSlug: string;

  /**
   * Makes a call. Equal GETs within a request are made once; a write makes everything read before it stale.
   *
   * @throws RestError: UpstreamRefusal for an error status, else one of the transport's own. Resolvers let them
   * pass: the server turns them into GraphQL errors. Mutations catch them with `userErrors`.
   */
  call<Path extends string, Query, Body, Output>(
    endpoint: Endpoint<Path, Query, Body, Output>,
    ...options: OptionsArgument<CallOptions<Path, Query, Body>>
  ): Promise<Output>;

  /** Loads one entity; those asked for at the same moment share calls. Null when it does not exist. */
  load<Key extends string | number, Value>(loader: Loader<Key, Value>, key: Key): Promise<Value | null>;

  /** Tells a loader what a list or a mutation has already brought. */
  prime<Key extends string | number, Value>(loader: Loader<Key, Value>, key: Key, value: Value): void;

  /** From here on calls go as this session's owner; null signs out. Whatever was read before is forgotten. */
  useToken(token: string | null): void;

  /** Forgets whatever was read and the trace of it, as for the next event of a subscription. */
  beginAnew(): void;
}
