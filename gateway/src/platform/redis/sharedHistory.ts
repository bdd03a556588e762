import { isAccountKey } from '../load/callerKey.ts';
import { keptMinutes, minute, type UsageHistory, type UsedMinute } from '../load/usageHistory.ts';
import type { BatchPart, PartOptions } from './batchPart.ts';
import { type Command, listOf, type Reply, type Send } from './reply.ts';
import type { SharedClock } from './sharedClock.ts';

/** The names of whole numbers in Redis. */
const counted = ['operations', 'refusals', 'restCalls', 'callMilliseconds'] as const;
type Counts = Readonly<Record<(typeof counted)[number], number>>;
const none: Counts = { operations: 0, refusals: 0, restCalls: 0, callMilliseconds: 0 };

/** What one batch sends at most, and what waits for Redis at most; further use is counted by this process alone. */
const mostAtOnce = 500;
const mostWaiting = 10_000;

/** How long Redis keeps a minute, in seconds. */
const kept = (keptMinutes + 2) * 60;

export interface SharedHistory extends BatchPart, Pick<UsageHistory, 'add'> {
  /** What all gateways have counted. */
  readonly read: (caller: string, send: Send) => Promise<readonly UsedMinute[]>;
}

function minuteOf(startMs: number, reply: Reply | undefined): UsedMinute {
  const [operations = 0, refusals = 0, restCalls = 0, milliseconds = 0] = listOf(reply).map(Number);
  return { startMs, operations, refusals, restCalls, callSeconds: milliseconds / 1000 };
}

/**
 * Counts what accounts use, by minute of the shared clock: in Redis, a hash for each minute with four fields for each
 * account. Networks are left out, because no one can ask for their use and there can be any number of them.
 */
export function createSharedHistory(
  { key, now, isUp, schedule }: PartOptions,
  clock: SharedClock,
): SharedHistory {
  const waiting = new Map<string, { startMs: number; caller: string; counts: Counts }>();
  const keyOf = (startMs: number) => `${key}:${startMs / minute}`;
  const startOf = (at: number) => Math.floor(clock.toShared(at) / minute) * minute;

  return {
    add(caller, { operations = 0, refusals = 0, restCalls = 0, callSeconds = 0 }) {
      if (!isAccountKey(caller)) return;
      const startMs = startOf(now());
      const name = `${startMs} ${caller}`;
      const { counts } = waiting.get(name) ?? { counts: none };
      if (counts === none && waiting.size >= mostWaiting) return;
      waiting.set(name, {
        startMs,
        caller,
        counts: {
          operations: counts.operations + operations,
          refusals: counts.refusals + refusals,
          restCalls: counts.restCalls + restCalls,
          callMilliseconds: counts.callMilliseconds + Math.round(callSeconds * 1000),
        },
      });
      if (isUp()) schedule();
    },
    take() {
      const taken = [...waiting].slice(0, mostAtOnce);
      const starts = new Set<number>();
      const commands: Command[] = [];
      for (const [name, { startMs, caller, counts }] of taken) {
        waiting.delete(name);
        starts.add(startMs);
        for (const field of counted) {
          if (counts[field] > 0) {
            commands.push(['HINCRBY', keyOf(startMs), `${caller} ${field}`, String(counts[field])]);
          }
        }
      }
      for (const startMs of starts) commands.push(['EXPIRE', keyOf(startMs), String(kept)]);
      if (waiting.size > 0) schedule();
      return { commands, settle: () => {} };
    },
    declare: () => [],
    async read(caller, send) {
      const latest = startOf(now());
      const starts = Array.from({ length: keptMinutes }, (_, ago) => latest - ago * minute).toReversed();
      const fields = counted.map((field) => `${caller} ${field}`);
      const replies = await send(starts.map((startMs) => ['HMGET', keyOf(startMs), ...fields]));
      return starts
        .map((startMs, index) => minuteOf(startMs, replies[index]))
        .filter(({ operations, refusals, restCalls }) => operations + refusals + restCalls > 0);
    },
  };
}
