import type { ChangeEntry } from './changesApi.ts';
import type { Subscriber } from './subscriber.ts';

/** How the stream of a topic reports to its subscribers. */
interface StreamHandlers {
  /** The subscriber whose token the stream uses next; null when none is left. */
  readonly holder: () => Subscriber | null;
  /** The stream delivers changes from now on. */
  readonly ready: () => void;
  readonly changed: (entries: readonly ChangeEntry[]) => void;
  /** Changes were lost: each subscriber refetches from its cursor. */
  readonly missed: () => void;
  /** Ends a subscriber that may no longer follow the topic. */
  readonly recheck: (subscriber: Subscriber) => Promise<void>;
  /** Rechecks all subscribers with a token of this user. */
  readonly recheckUser: (userId: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Keeps a stream open, reconnecting as needed, until its signal aborts, no subscriber is left, or the upstream
 * cannot be reached.
 *
 * @returns "no feed" when the upstream has no change feed.
 */
export type MaintainStream = (ends: StreamHandlers) => Promise<'over' | 'no feed'>;
