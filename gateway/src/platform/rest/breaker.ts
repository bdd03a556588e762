import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  CountBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
  type IBackoff,
} from 'cockatiel';
import { UpstreamRefusal, UpstreamSuspended, UpstreamUnreachable } from './restError.ts';

/** Statuses by which a proxy or an overloaded server says that it cannot serve anyone. */
const overloadStatuses = new Set([502, 503, 504]);

/**
 * Whether the upstream itself failed. A 500 is not such a sign: it is one call's bug, and must not take the others
 * away. A timeout is none either: a caller that asks for much waits long, and must not end the calls of others.
 */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof UpstreamUnreachable ||
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

/** The state of the upstream is that of its worst endpoint. */
function worst(states: readonly BreakerState[]): BreakerState {
  return states.reduce<BreakerState>(
    (one, other) => (breakerStates[other] > breakerStates[one] ? other : one),
    'closed',
  );
}

/**
 * The circuit compares the duration with the clock of the day, which may jump: it must not keep calls away for an hour.
 */
function monotonicPause(milliseconds: number): IBackoff<unknown> {
  const end = performance.now() + milliseconds;
  return {
    get duration() {
      return performance.now() < end ? Infinity : -Infinity;
    },
    next: () => monotonicPause(milliseconds),
  };
}

/**
 * Has a circuit for each endpoint, so that one that fails leaves the others alone. It opens when more than 7 of 10 of
 * the last 50 calls (of at least 10) met an outage, since retries still help below that, and tries one call again after
 * `pause` milliseconds.
 */
export function createBreaker(pause: number): Breaker {
  const circuits = new Map<string, CircuitBreakerPolicy>();

  function circuitOf(endpoint: string): CircuitBreakerPolicy {
    const known = circuits.get(endpoint);
    if (known !== undefined) return known;
    const circuit = circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter: { next: () => monotonicPause(pause) },
      breaker: new CountBreaker({ threshold: 0.7, size: 50, minimumNumberOfCalls: 10 }),
    });
    circuits.set(endpoint, circuit);
    return circuit;
  }

  return {
    async run(endpoint, attempt) {
      try {
        return await circuitOf(endpoint).execute(attempt);
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new UpstreamSuspended(endpoint);
        throw error;
      }
    },
    get state() {
      return worst([...circuits.values()].map(stateOf));
    },
  };
}
