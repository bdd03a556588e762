import type { Upstream } from '../rest/upstream.ts';

/** Whether the gateway should be sent requests. */
export interface Readiness {
  /** Asks the upstream at most once a second, however often it is called. */
  isReady(): Promise<boolean>;
  /** From here on never again: the process is about to end. */
  withdraw(): void;
}

/** How long an answer holds, and how long the upstream has to give one; milliseconds. */
const holds = 1_000;
const patience = 2_000;

export function createReadiness(upstream: Pick<Upstream, 'isReachable'>): Readiness {
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  let isWithdrawn = false;
  return {
    async isReady() {
      if (isWithdrawn) return false;
      if (performance.now() - asked >= holds) {
        asked = performance.now();
        answer = upstream.isReachable(AbortSignal.timeout(patience));
      }
      const isReachable = await answer;
      return isReachable && !isWithdrawn;
    },
    withdraw() {
      isWithdrawn = true;
    },
  };
}
