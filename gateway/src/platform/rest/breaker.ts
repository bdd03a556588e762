import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  CountBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { UpstreamRefusal, UpstreamSuspended, UpstreamTimeout, UpstreamUnreachable } from './restError.ts';

/** Statuses by which a proxy or an overloaded server says that it cannot serve anybody. */
const overloadStatuses = new Set([502, 503, 504]);

/**
 * Whether the upstream as a whole seems unwell. A 500 is not such a sign: it is one call's bug, and must not take
 * the others away.
 */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof UpstreamUnreachable ||
    error instanceof UpstreamTimeout ||
    (error instanceof UpstreamRefusal && overloadStatuses.has(error.status))
  );
}

/** The states of a breaker, in the order of their worry; the number is the metric's value. */
export const breakerStates = { closed: 0, halfOpen: 1, open: 2 } as const;

export type BreakerState = keyof typeof breakerStates;

/** Keeps calls away from an upstream that fails, so that both sides can recover. */
export interface Breaker {
  /** @throws UpstreamSuspended without a call while the breaker is open. */
  run<T>(endpoint: string, attempt: () => Promise<T>): Promise<T>;
  readonly state: BreakerState;
}

function stateOf({ state }: CircuitBreakerPolicy): BreakerState {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'halfOpen' : 'open';
}

/**
 * Opens when more than half of the last 20 calls (of at least 10) met an outage, and tries one call again after
 * `pause` milliseconds.
 */
export function createBreaker(pause: number): Breaker {
  const policy = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: pause,
    breaker: new CountBreaker({ threshold: 0.5, size: 20, minimumNumberOfCalls: 10 }),
  });
  return {
    async run(endpoint, attempt) {
      try {
        return await policy.execute(attempt);
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new UpstreamSuspended(endpoint);
        throw error;
      }
    },
    get state() {
      return stateOf(policy);
    },
  };
}
