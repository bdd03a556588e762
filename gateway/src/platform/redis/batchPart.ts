import type { Command, Reply } from './reply.ts';

/** What one batch sends for a part of the records, and how its replies are used. */
interface Taken {
  readonly commands: readonly Command[];
  readonly settle: (replies: readonly Reply[]) => void;
}

/** A part of the records that is kept in Redis. */
export interface BatchPart {
  /** What has to be sent since the last batch; it is not sent again if that fails. */
  readonly take: () => Taken;
  /**
   * What Redis has to know after it was away.
   *
   * @param hasJumped the clock of Redis has jumped, so that what it knows of times is worth nothing
   */
  readonly declare: (hasJumped: boolean) => readonly Command[];
}

/** What a part has to do with the rest. */
export interface PartOptions {
  readonly key: string;
  /** Milliseconds since any moment. */
  readonly now: () => number;
  readonly isUp: () => boolean;
  /** Asks for a batch soon. */
  readonly schedule: () => void;
}
