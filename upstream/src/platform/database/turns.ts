/** Lets callers use by turns what only one can use at a time, so that one who uses it much delays mostly itself. */
export interface Turns {
  /** Waits until it is the caller's turn, which lasts until it ends. */
  begin(caller: string): Promise<void>;
  /** Ends the turn. */
  end(): void;
}

/** After so many milliseconds, what callers have used is forgotten: no caller waits longer for those who use less. */
const period = 1_000;

/** @param now milliseconds since any moment */
export function createTurns(now = () => performance.now()): Turns {
  /** Who waits, by caller; the one who has waited longest for a turn comes first. */
  const lanes = new Map<string, (() => void)[]>();
  const used = new Map<string, number>();
  let periodBegan = now();
  let holder: { readonly caller: string; readonly since: number } | null = null;

  function note({ caller, since }: NonNullable<typeof holder>): void {
    if (now() - periodBegan >= period) {
      used.clear();
      periodBegan = now();
    }
    used.set(caller, (used.get(caller) ?? 0) + now() - since);
  }

  /** Of those who wait, the caller who has used least. */
  function next(): string | null {
    let [first = null] = lanes.keys();
    for (const caller of lanes.keys()) {
      if (first === null || (used.get(caller) ?? 0) < (used.get(first) ?? 0)) first = caller;
    }
    return first;
  }

  function beginNext(): void {
    const caller = next();
    holder = caller === null ? null : { caller, since: now() };
    if (caller === null) return;
    const [begin, ...waiting] = lanes.get(caller) ?? [];
    lanes.delete(caller);
    if (waiting.length > 0) lanes.set(caller, waiting);
    begin?.();
  }

  return {
    async begin(caller) {
      if (holder === null) {
        holder = { caller, since: now() };
      } else {
        const { promise: turn, resolve } = Promise.withResolvers<void>();
        lanes.set(caller, [...(lanes.get(caller) ?? []), resolve]);
        await turn;
      }
    },
    end() {
      if (holder !== null) note(holder);
      if (lanes.size === 0) holder = null;
      // The caller whose turn ended may want another for what it does next.
      else setImmediate(beginNext);
    },
  };
}
