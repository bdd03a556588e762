import { setTimeout as wait } from 'node:timers/promises';
import type { Upstream } from '../rest/upstream.ts';

/** Whether the gateway should be sent requests. */
export interface Readiness {
  /** Asks the upstream at most once a second; while it takes long to answer, its latest answer holds. */
  isReady(): Promise<boolean>;
  /** From here on never again: the process is about to end. */
  withdraw(): void;
}

/** How long an answer is cached, in milliseconds. */
const cacheMs = 1_000;

/** How long to wait for a new answer before the cached one is served, in milliseconds. */
const waitMs = 1_000;

/** The timeout of a check, in milliseconds: that of REST calls, because a slow upstream still answers requests. */
const timeoutMs = 10_000;

export function createReadiness(upstream: Pick<Upstream, 'isReachable'>): Readiness {
  let asked = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | null = null;
  let latest: boolean | null = null;
  let isWithdrawn = false;

  async function latestOrNew(): Promise<boolean> {
    if (asking === null) return latest === true;
    if (latest === null) return asking;
    return Promise.race([asking, wait(waitMs, latest, { ref: false })]);
  }

  async function ask(): Promise<boolean> {
    asked = performance.now();
    latest = await upstream.isReachable(AbortSignal.timeout(timeoutMs));
    asking = null;
    return latest;
  }

  return {
    async isReady() {
      if (isWithdrawn) return false;
      if (asking === null && performance.now() - asked >= cacheMs) asking = ask();
      const isReachable = await latestOrNew();
      return isReachable && !isWithdrawn;
    },
    withdraw() {
      isWithdrawn = true;
    },
  };
}
