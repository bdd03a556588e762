import type { ChangeEntry } from '../platform/live/changesApi.ts';
import type { Subscriber } from '../platform/live/subscriber.ts';

/** What the one line of a topic to the upstream does for its subscribers. */
export interface LineEnds {
  /** Whose token the line may use next; null: nobody is left. */
  readonly holder: () => Subscriber | null;
  /** Changes are told from here on. */
  readonly ready: () => void;
  readonly changed: (entries: readonly ChangeEntry[]) => void;
  /** Something was missed: each subscriber reads it again from where it stands. */
  readonly missed: () => void;
  /** Lets somebody go who may not follow the topic any more. */
  readonly recheck: (subscriber: Subscriber) => Promise<void>;
  /** The same for all subscribers with this user's token. */
  readonly recheckUser: (userId: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Keeps a line until its signal ends it, nobody is left, or the upstream cannot be reached.
 *
 * @returns "no feed" when the upstream has no such line.
 */
export type KeepLine = (ends: LineEnds) => Promise<'over' | 'no feed'>;
