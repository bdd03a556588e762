import { listOf, type Reply } from './reply.ts';

/** The clock of Redis, in milliseconds since 1970. Gateways agree on it, whatever the clocks of their machines say. */
export interface SharedClock {
  /** @param at by the clock of this process */
  readonly toShared: (at: number) => number;
  readonly toLocal: (shared: number) => number;
  /**
   * Learns what Redis replied to TIME.
   *
   * @param between when the command was sent and the reply was read, by the clock of this process
   * @returns whether the clock of Redis has jumped since the last time
   */
  readonly learn: (reply: Reply | undefined, between: readonly [sent: number, read: number]) => boolean;
}

/** What differs by more is not a matter of the time that a reply takes, in milliseconds. */
const jump = 2_000;

/** @param firstOffset from the clock of this process to milliseconds since 1970, until Redis says it */
export function createSharedClock(firstOffset: number): SharedClock {
  let offset = firstOffset;
  let isKnown = false;

  return {
    toShared: (at) => at + offset,
    toLocal: (shared) => shared - offset,
    learn(reply, [sent, read]) {
      const [seconds, microseconds] = listOf(reply);
      const before = offset;
      offset = Number(seconds) * 1000 + Number(microseconds) / 1000 - (sent + read) / 2;
      const hasJumped = isKnown && Math.abs(offset - before) > jump;
      isKnown = true;
      return hasJumped;
    },
  };
}
