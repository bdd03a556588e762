import DataLoader from 'dataloader';
import { isTransient, UpstreamRefusal } from './restError.ts';
import type { RestSession } from './restSession.ts';
import { NotingCache, type SharedCalls } from './sharedCalls.ts';

/** How entities of one kind are fetched: alone, and optionally several by one call. */
export interface Loader<Key extends string | number, Value> {
  /** Fetches one; a 404 counts as absent. */
  readonly one: (key: Key, rest: RestSession) => Promise<Value | null>;
  /** Fetches those asked for at the same moment by one call, in any order; the missing are absent. */
  readonly many?: {
    /** Keys that one call can take; more are split into several calls. */
    readonly upTo: number;
    readonly fetch: (keys: readonly Key[], rest: RestSession) => Promise<readonly Value[]>;
    readonly keyOf: (value: Value) => Key;
    /** Whether those that the call lacks, or all when it is refused as invalid, are fetched by one call each. */
    readonly isMissingFetchedAlone?: true;
  };
}

/** Declares a loader at module level; each request has its own instance behind `rest.load`. */
export function loader<Key extends string | number, Value>(
  declaration: Loader<Key, Value>,
): Loader<Key, Value> {
  return declaration;
}

async function fetchOne<Key extends string | number, Value>(
  { one }: Loader<Key, Value>,
  key: Key,
  rest: RestSession,
): Promise<Value | null | Error> {
  try {
    return await one(key, rest);
  } catch (error) {
    if (error instanceof UpstreamRefusal && error.isNotFound) return null;
    return error instanceof Error ? error : new Error('A loader failed', { cause: error });
  }
}

async function fetchMany<Key extends string | number, Value>(
  { many, ...declaration }: Loader<Key, Value>,
  keys: readonly Key[],
  rest: RestSession,
): Promise<(Value | null | Error)[]> {
  const [only] = keys;
  if (many === undefined || (keys.length === 1 && only !== undefined)) {
    return Promise.all(keys.map((key) => fetchOne(declaration, key, rest)));
  }
  const { isMissingFetchedAlone = false } = many;
  const found = new Map<Key, Value>();
  try {
    for (const value of await many.fetch(keys, rest)) found.set(many.keyOf(value), value);
  } catch (error) {
    const isInvalid = error instanceof UpstreamRefusal && error.status === 400;
    if (!isMissingFetchedAlone || !isInvalid) throw error;
  }
  return Promise.all(
    keys.map(
      async (key) =>
        found.get(key) ?? (isMissingFetchedAlone ? await fetchOne(declaration, key, rest) : null),
    ),
  );
}

/**
 * The request's own instance of a loader. Absence and refusals are remembered for the request; a transient failure
 * is not, so that a later field may try again.
 */
export class RequestLoader<Key extends string | number, Value> {
  readonly #loader: DataLoader<Key, Value | null>;
  readonly #known = new Map<Key, Value | null>();

  /** @param shared for detailed traces. */
  constructor(declaration: Loader<Key, Value>, rest: RestSession, shared: SharedCalls<Key> | null = null) {
    const fetch = (keys: readonly Key[]) => fetchMany(declaration, keys, rest);
    this.#loader = new DataLoader<Key, Value | null>(
      async (keys) => this.#note(keys, await (shared?.follow(keys, () => fetch(keys)) ?? fetch(keys))),
      {
        maxBatchSize: declaration.many?.upTo ?? Infinity,
        ...(shared !== null && { cacheMap: new NotingCache(shared) }),
      },
    );
  }

  load(key: Key): Promise<Value | null> {
    return this.#loader.load(key);
  }

  /** What was loaded or primed; undefined for what was not, and for what failed. */
  known(key: Key): Value | null | undefined {
    return this.#known.get(key);
  }

  prime(key: Key, value: Value): void {
    this.#loader.clear(key).prime(key, value);
    this.#known.set(key, value);
  }

  #note(keys: readonly Key[], values: readonly (Value | null | Error)[]): readonly (Value | null | Error)[] {
    for (const [index, key] of keys.entries()) {
      const value = values[index] ?? null;
      if (!(value instanceof Error)) {
        // What was primed since the call is newer.
        if (!this.#known.has(key)) this.#known.set(key, value);
      } else if (isTransient(value)) this.#loader.clear(key);
    }
    return values;
  }
}
