/** How long what was read of an account holds, in milliseconds. */
const holds = 1_000;

/** Callers whose accounts were read a moment ago. */
export interface FreshCallers {
  readonly has: (caller: string) => boolean;
  readonly add: (caller: string) => void;
  readonly clear: () => void;
}

export function freshCallers(now: () => number): FreshCallers {
  /** In the order in which they were read. */
  const readAt = new Map<string, number>();

  function forgetOld(): void {
    for (const [caller, at] of readAt) {
      if (now() - at < holds) return;
      readAt.delete(caller);
    }
  }

  return {
    has(caller) {
      forgetOld();
      return readAt.has(caller);
    },
    add(caller) {
      readAt.delete(caller);
      readAt.set(caller, now());
    },
    clear: () => readAt.clear(),
  };
}
