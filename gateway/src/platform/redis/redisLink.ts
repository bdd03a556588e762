import { setTimeout as wait } from 'node:timers/promises';
import { answeredWithin, reasonOf } from './interruption.ts';
import { openRedis, type RedisConnection } from './openRedis.ts';
import type { RedisSettings } from './redisSettings.ts';
import type { Send } from './reply.ts';

/** Notified of what happens with Redis. */
export interface RedisObserver {
  /** Once when Redis can be used; while it cannot be, once for each reason. */
  redisChanged(isUp: boolean, reason: string): void;
  redisResponded(outcome: 'ok' | 'failed', seconds: number): void;
}

/** One connection to Redis, which is made again for as long as it takes. */
export interface RedisLink {
  readonly isUp: () => boolean;
  /** The first failure ends the connection. */
  readonly send: Send;
  readonly close: () => Promise<void>;
}

export interface RedisLinkOptions {
  readonly settings: Pick<RedisSettings, 'url' | 'timeout' | 'firstPause' | 'longestPause'>;
  readonly observer: RedisObserver;
  /** Sends what comes first on each connection. */
  readonly greet: (send: Send) => Promise<void>;
}

/** Connects in the background. */
export function createRedisLink({ settings, observer, greet }: RedisLinkOptions): RedisLink {
  const { url, timeout, firstPause, longestPause } = settings;
  const closing = new AbortController();
  let opened: RedisConnection | null = null;
  let connection: RedisConnection | null = null;
  let lastReason: string | null = null;
  let wasUp: boolean | null = null;
  const reported = new Set<string>();

  function announce(isUp: boolean, reason: string): void {
    if (closing.signal.aborted) return;
    if (isUp === wasUp && (isUp || reported.has(reason))) return;
    if (isUp) reported.clear();
    else reported.add(reason);
    wasUp = isUp;
    observer.redisChanged(isUp, reason);
  }

  const sendOver =
    (target: RedisConnection): Send =>
    async (commands) => {
      const began = performance.now();
      const took = () => (performance.now() - began) / 1000;
      try {
        const replies = await answeredWithin(target.send(commands), timeout);
        observer.redisResponded('ok', took());
        return replies;
      } catch (error) {
        observer.redisResponded('failed', took());
        lastReason ??= reasonOf(error);
        target.close();
        throw error;
      }
    };

  /** Ends with the connection. */
  async function runConnection(): Promise<void> {
    const next = await openRedis(url, timeout);
    opened = next;
    if (closing.signal.aborted) next.close();
    lastReason = null;
    try {
      await answeredWithin(next.connected(), timeout);
      await greet(sendOver(next));
      connection = next;
      announce(true, '');
      throw await next.ended;
    } catch (error) {
      lastReason ??= reasonOf(error);
    } finally {
      connection = null;
      next.close();
      announce(false, lastReason ?? 'closed');
    }
  }

  async function keepConnected(): Promise<void> {
    let pause = firstPause;
    while (!closing.signal.aborted) {
      const began = performance.now();
      await runConnection();
      // One that accepts connections and breaks them is not asked more often either.
      if (performance.now() - began > longestPause) pause = firstPause;
      // Gateways that lost Redis together do not return together.
      const part = 0.5 + Math.random() / 2;
      await wait(part * pause, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      pause = Math.min(longestPause, 2 * pause);
    }
  }

  const kept = keepConnected();

  return {
    isUp: () => connection !== null,
    send: (commands) =>
      connection === null
        ? Promise.reject(new Error('There is no connection'))
        : sendOver(connection)(commands),
    async close() {
      closing.abort();
      opened?.close();
      await kept;
    },
  };
}
