/** Lets callers use by turns what only one can use at a time, so that one who wants it often delays mostly itself. */
export interface Turns {
  /**
   * Waits until it is the caller's turn.
   *
   * @returns ends the turn
   */
  begin(caller: string): Promise<() => void>;
}

export function createTurns(): Turns {
  /** Who waits, by caller; the one whose turn is next comes first. */
  const lanes = new Map<string, (() => void)[]>();
  let holder: string | null = null;

  /** Lets a caller wait behind all others, if it wants more turns. */
  function goBehind(caller: string): void {
    const waiting = lanes.get(caller) ?? [];
    lanes.delete(caller);
    if (waiting.length > 0) lanes.set(caller, waiting);
  }

  function end(): void {
    if (holder !== null) goBehind(holder);
    const [next] = lanes;
    holder = next?.[0] ?? null;
    const begin = next?.[1].shift();
    begin?.();
  }

  return {
    async begin(caller) {
      if (holder === null) {
        holder = caller;
      } else {
        const { promise: turn, resolve } = Promise.withResolvers<void>();
        lanes.set(caller, [...(lanes.get(caller) ?? []), resolve]);
        await turn;
      }
      return end;
    },
  };
}
