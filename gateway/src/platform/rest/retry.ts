import { setTimeout as pauseFor } from 'node:timers/promises';
import { isOutage } from './breaker.ts';
import { CallAborted, UpstreamRefusal } from './restError.ts';
import type { RetryBudget } from './retryBudget.ts';
import type { WireCall } from './transport.ts';

/** The longest Retry-After that is still honored, in milliseconds. */
const patience = 1_000;

export interface RetryOptions {
  readonly budget: RetryBudget;
  readonly maxRetries: number;
  /** The longest delay before the first retry, in milliseconds; it doubles with each further one. */
  readonly retryPause: number;
  readonly onRetry: (endpoint: string) => void;
}

/**
 * Only reads are retried, and only for failures that a second attempt may fix: a broken connection or an overloaded
 * server. A timeout is not an outage: it has already used up the caller's time.
 */
function isWorthAnother({ method }: WireCall, error: unknown): boolean {
  return method === 'GET' && isOutage(error);
}

/** At least the Retry-After delay, with full jitter, so that callers that failed together do not retry together. */
function pauseBefore(retry: number, error: unknown, retryPause: number): number {
  const asked = error instanceof UpstreamRefusal ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return asked + Math.random() * retryPause * 2 ** retry;
}

/** Attempts a call until it succeeds, a retry would not help, or the retry budget is exhausted. */
export async function withRetries<T>(
  call: WireCall,
  attempt: () => Promise<T>,
  { budget, maxRetries, retryPause, onRetry }: RetryOptions,
): Promise<T> {
  budget.deposit();
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retry >= maxRetries || !isWorthAnother(call, error)) throw error;
      const pause = pauseBefore(retry, error, retryPause);
      if (pause > patience + retryPause * 2 ** retry || !budget.withdraw()) throw error;
      onRetry(call.endpoint);
      await pauseFor(pause, undefined, { signal: call.signal }).catch(() => {
        throw new CallAborted(call.endpoint);
      });
    }
  }
}
