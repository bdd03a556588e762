/** How much work runs at once; both are sums of weights. */
export interface FairQueueLimits {
  readonly atOnce: number;
  readonly atOncePerCaller: number;
  /** Whether a caller may have but one piece of work at once for now; asked whenever work could begin. */
  readonly isHeldBack?: (caller: string) => boolean;
}

/** Lets callers take turns, so that one with much work delays only itself. */
export interface FairQueue {
  /**
   * Waits until the caller's turn comes.
   *
   * @param weight more than a caller may have at once counts as all of it.
   * @returns ends the turn; further calls do nothing.
   * @throws the signal's reason when it aborts.
   */
  enter(caller: string, weight: number, signal: AbortSignal): Promise<() => void>;
  /** How many pieces of work of a caller wait. */
  waiting(caller: string): number;
}

interface Waiting {
  readonly weight: number;
  readonly begin: () => void;
}

interface Lane {
  running: number;
  waiting: Waiting[];
  /** The number of its latest turn; a newcomer is before the latest of all, and behind those who waited then. */
  turn: number;
}

export function createFairQueue({
  atOnce,
  atOncePerCaller,
  isHeldBack = () => false,
}: FairQueueLimits): FairQueue {
  const lanes = new Map<string, Lane>();
  let running = 0;
  let turns = 0;

  function laneOf(caller: string): Lane {
    const known = lanes.get(caller);
    if (known !== undefined) return known;
    const lane: Lane = { running: 0, waiting: [], turn: turns - 1 };
    lanes.set(caller, lane);
    return lane;
  }

  /** The work whose turn it is: of those who may have more at once, the one who has waited longest for a turn. */
  function next(): { lane: Lane; work: Waiting } | null {
    let first: { lane: Lane; work: Waiting } | null = null;
    for (const [caller, lane] of lanes) {
      const [work] = lane.waiting;
      if (work === undefined || lane.running + work.weight > atOncePerCaller) continue;
      if (lane.running > 0 && isHeldBack(caller)) continue;
      if (first === null || lane.turn < first.lane.turn) first = { lane, work };
    }
    return first;
  }

  function beginWhatCan(): void {
    // Heavy work waits until there is room for it; what is lighter must not overtake it again and again.
    for (let turn = next(); turn !== null && running + turn.work.weight <= atOnce; turn = next()) {
      const { lane, work } = turn;
      lane.waiting.shift();
      lane.running += work.weight;
      running += work.weight;
      turns += 1;
      lane.turn = turns;
      work.begin();
    }
  }

  function end(caller: string, lane: Lane, weight: number): void {
    lane.running -= weight;
    running -= weight;
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(caller);
    beginWhatCan();
  }

  return {
    waiting: (caller) => lanes.get(caller)?.waiting.length ?? 0,
    async enter(caller, wanted, signal) {
      signal.throwIfAborted();
      const weight = Math.min(wanted, atOncePerCaller, atOnce);
      const lane = laneOf(caller);
      const { promise: turn, resolve, reject } = Promise.withResolvers<void>();
      let hasBegun = false;
      const waiting: Waiting = {
        weight,
        begin() {
          hasBegun = true;
          resolve();
        },
      };
      const abort = () => {
        const place = lane.waiting.indexOf(waiting);
        if (place === -1) return;
        lane.waiting.splice(place, 1);
        reject(signal.reason as Error);
        end(caller, lane, 0);
      };
      lane.waiting.push(waiting);
      beginWhatCan();
      if (!hasBegun) {
        signal.addEventListener('abort', abort, { once: true });
        await turn;
        signal.removeEventListener('abort', abort);
      }
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        end(caller, lane, weight);
      };
    },
  };
}
