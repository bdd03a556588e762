import type { CallTrace, TracedCall } from './callTrace.ts';

/** Finds out which calls answer more than one read; a key names what is read. */
export interface SharedCalls<Key> {
  /** Something was read again. */
  again(key: Key): void;
  /** Reads what the keys name, with the calls that `start` makes before it returns. */
  follow<Started>(keys: readonly Key[], start: () => Started): Started;
}

function mark(shared: readonly TracedCall[]): void {
  for (const call of shared) call.isShared = true;
}

export function createSharedCalls<Key>({ calls }: Pick<CallTrace, 'calls'>): SharedCalls<Key> {
  const callsOf = new Map<Key, readonly TracedCall[]>();
  /** Keys that were read again before their call was made: loaders wait for others of the same moment. */
  const early = new Set<Key>();

  return {
    again(key) {
      const known = callsOf.get(key);
      if (known === undefined) early.add(key);
      else mark(known);
    },
    follow(keys, start) {
      const from = calls.length;
      const started = start();
      const own = calls.slice(from);
      for (const key of keys) callsOf.set(key, own);
      if (keys.length > 1 || keys.some((key) => early.has(key))) mark(own);
      return started;
    },
  };
}

/** A cache that notes what is read again. */
export class NotingCache<Key, Value> extends Map<Key, Value> {
  readonly #shared: SharedCalls<Key>;

  constructor(shared: SharedCalls<Key>) {
    super();
    this.#shared = shared;
  }

  override get(key: Key): Value | undefined {
    const known = super.get(key);
    if (known !== undefined) this.#shared.again(key);
    return known;
  }
}
