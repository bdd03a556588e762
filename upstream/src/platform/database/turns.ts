/** Lets callers use by turns what only one can use at a time, so that one who uses it much delays mostly itself. */
export interface Turns {
  /** Waits until it is the caller's turn, which lasts until it ends. */
  begin(caller: string): Promise<void>;
  end(): void;
}

/** A caller that has wanted no turn for so long is evicted, and one that waits so long is next, in milliseconds. */
const period = 1_000;

/** How much less than the one who has used most a caller can have used, in milliseconds: so much of a burst goes first. */
const longestLead = 100;

/** The turns that a caller waits for, and since when the first of them waits for other callers only. */
interface Lane {
  readonly waiting: readonly (() => void)[];
  readonly since: number;
}

/** What a caller has used, in milliseconds, with what it began with, and when it last wanted or had a turn. */
interface Use {
  readonly used: number;
  readonly at: number;
}

/**
 * Start-time fair queuing: the next turn is that of the caller who has used least. A newcomer begins with the least that
 * another caller has used, so that no one is behind it for what they used alone.
 *
 * @param now milliseconds since any moment
 */
export function createTurns(now = () => performance.now()): Turns {
  /** By caller; the one who has waited longest for a turn comes first. */
  const lanes = new Map<string, Lane>();
  const uses = new Map<string, Use>();
  let holder: { readonly caller: string; readonly since: number } | null = null;

  function arrive(caller: string): void {
    let [least, most] = [Infinity, 0];
    for (const [other, { used, at }] of uses) {
      if (now() - at >= period && !lanes.has(other) && other !== holder?.caller) uses.delete(other);
      else [least, most] = [Math.min(least, used), Math.max(most, used)];
    }
    const used = uses.get(caller)?.used ?? Math.min(least, most);
    uses.set(caller, { used: Math.max(used, most - longestLead), at: now() });
  }

  function hold(caller: string): void {
    holder = { caller, since: now() };
  }

  function charge(caller: string, milliseconds: number): void {
    uses.set(caller, { used: (uses.get(caller)?.used ?? 0) + milliseconds, at: now() });
    const lane = lanes.get(caller);
    if (lane !== undefined) lanes.set(caller, { ...lane, since: now() });
  }

  /** Of those who wait, one that has waited for a period, else the caller who has used least. */
  function next(): string | null {
    let first: string | null = null;
    let least = Infinity;
    for (const [caller, { since }] of lanes) {
      const used = now() - since >= period ? -Infinity : (uses.get(caller)?.used ?? 0);
      if (first === null || used < least) [first, least] = [caller, used];
    }
    return first;
  }

  function beginNext(): void {
    const caller = next();
    if (caller === null) return;
    const [begin, ...waiting] = lanes.get(caller)?.waiting ?? [];
    lanes.delete(caller);
    if (waiting.length > 0) lanes.set(caller, { waiting, since: now() });
    hold(caller);
    begin?.();
  }

  return {
    async begin(caller) {
      const lane = lanes.get(caller);
      if (lane === undefined) arrive(caller);
      if (holder === null) {
        hold(caller);
        return;
      }
      const { promise: turn, resolve } = Promise.withResolvers<void>();
      lanes.set(caller, { waiting: [...(lane?.waiting ?? []), resolve], since: lane?.since ?? now() });
      await turn;
    },
    end() {
      if (holder !== null) charge(holder.caller, now() - holder.since);
      if (lanes.size === 0) holder = null;
      // The caller whose turn ended may want another for what it does next.
      else setImmediate(beginNext);
    },
  };
}
