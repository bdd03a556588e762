import { UpstreamRefusal } from '../rest/restError.ts';
import type { LiveSource } from './liveSource.ts';
import type { Subscriber } from './subscriber.ts';

/** How often access is checked, in milliseconds, since the upstream does not report every change. */
const interval = 120_000;
/** Until the next check after one without an answer. */
const retryPause = 5_000;
/** An upstream that reports an expiry in the past causes no more checks than this. */
const shortestPause = 1_000;

const finalStatuses: readonly number[] = [401, 403, 404];

/** Checks whether subscribers may still follow a topic. */
export interface AccessChecks {
  /**
   * Plans the next check: right after the token of the subscriber ends, or else at the interval.
   *
   * @param expiresIn seconds; null when unknown.
   */
  readonly plan: (subscriber: Subscriber, expiresIn: number | null) => void;
  /** Checks now. */
  readonly check: (subscriber: Subscriber) => Promise<void>;
  readonly stop: (subscriber: Subscriber) => void;
}

/**
 * The upstream decides at each check, so that neither a token that lasts longer than expected nor a clock that differs
 * from the upstream's ends a subscription.
 *
 * @param onRefused called when a subscriber may no longer follow the topic.
 */
export function createAccessChecks(
  source: LiveSource,
  onRefused: (subscriber: Subscriber, refusal: UpstreamRefusal) => void,
): AccessChecks {
  const timers = new Map<Subscriber, NodeJS.Timeout>();

  function planIn(subscriber: Subscriber, milliseconds: number): void {
    clearTimeout(timers.get(subscriber));
    if (subscriber.isEnded) return;
    timers.set(
      subscriber,
      setTimeout(() => void check(subscriber), milliseconds),
    );
  }

  function plan(subscriber: Subscriber, expiresIn: number | null): void {
    const untilExpiry = expiresIn === null ? interval : expiresIn * 1_000;
    planIn(subscriber, Math.min(Math.max(untilExpiry, shortestPause), interval));
  }

  async function check(subscriber: Subscriber): Promise<void> {
    try {
      const { expiresIn } = await source.readAfter(subscriber.rest, null);
      plan(subscriber, expiresIn);
    } catch (error) {
      if (error instanceof UpstreamRefusal && finalStatuses.includes(error.status)) {
        onRefused(subscriber, error);
      } else planIn(subscriber, retryPause);
    }
  }

  return {
    plan,
    check,
    stop(subscriber) {
      clearTimeout(timers.get(subscriber));
      timers.delete(subscriber);
    },
  };
}
