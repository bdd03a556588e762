import type { BatchPart } from './batchPart.ts';
import type { RedisLink } from './redisLink.ts';
import type { RedisSettings } from './redisSettings.ts';
import type { Send } from './reply.ts';
import type { SharedClock } from './sharedClock.ts';

/** Sends what the parts of the records have for Redis, one batch after the other. */
export interface Batches {
  /** Sends a batch soon; more than one call makes one batch. */
  readonly schedule: () => void;
  /** Sends one now, after those that are under way. */
  readonly flush: () => Promise<void>;
  /** Sends Redis what it has missed. */
  readonly greet: (send: Send) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface BatchesOptions {
  readonly settings: Pick<RedisSettings, 'batchInterval' | 'idleInterval'>;
  readonly parts: readonly BatchPart[];
  readonly link: () => RedisLink;
  readonly clock: SharedClock;
  /** Milliseconds since any moment. */
  readonly now: () => number;
}

const time = ['TIME'];

export function createBatches({ settings, parts, link, clock, now }: BatchesOptions): Batches {
  let underWay = Promise.resolve();
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;

  async function declare(send: Send, hasJumped: boolean): Promise<void> {
    const commands = parts.flatMap((part) => part.declare(hasJumped));
    if (commands.length > 0) await send(commands);
  }

  async function greet(send: Send): Promise<void> {
    const sent = now();
    const [reply] = await send([time]);
    await declare(send, clock.learn(reply, [sent, now()]));
  }

  async function sendBatch(): Promise<void> {
    const { isUp, send } = link();
    if (!isUp()) return;
    sentAt = now();
    const taken = parts.map((part) => part.take());
    const [reply, ...replies] = await send([time, ...taken.flatMap(({ commands }) => commands)]);
    if (clock.learn(reply, [sentAt, now()])) {
      await declare(send, true);
      return;
    }
    let from = 0;
    for (const { commands, settle } of taken) {
      settle(replies.slice(from, from + commands.length));
      from += commands.length;
    }
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    // The link says what failed, and the next greeting makes up for it.
    underWay = underWay.then(sendBatch).catch(() => {});
    return underWay;
  }

  function schedule(): void {
    const pause = Math.max(0, sentAt + settings.batchInterval - now());
    timer ??= setTimeout(() => void flush(), pause).unref();
  }

  /** A connection that broke without a word is noticed by this, and the clocks stay together. */
  const idle = setInterval(schedule, settings.idleInterval).unref();

  return {
    schedule,
    flush,
    greet,
    close() {
      clearInterval(idle);
      return flush();
    },
  };
}
