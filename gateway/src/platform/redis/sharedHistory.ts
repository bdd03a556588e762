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

const sessions = 'sessions';

/** Reads the hash of a minute, whose fields are "12 operations" for a token and "sessions operations". */
function minutesOf(startMs: number, reply: Reply | undefined): UsedMinute[] {
  const counts = new Map<string, Record<string, number>>();
  const replies = listOf(reply);
  for (let place = 0; place < replies.length; place += 2) {
    const [source = '', name = ''] = String(replies[place]).split(' ');
    counts.set(source, { ...counts.get(source), [name]: Number(replies[place + 1]) });
  }
  return [...counts].map(
    ([source, { operations = 0, refusals = 0, restCalls = 0, callMilliseconds = 0 }]) => ({
      startMs,
      token: source === sessions ? null : Number(source),
      operations,
      refusals,
      restCalls,
      callSeconds: callMilliseconds / 1000,
    }),
  );
}

/**
 * Counts what accounts use, by minute of the shared clock: in Redis, a hash for each account and minute with four fields
 * for each API token, and for all sessions. Networks are left out, because no one can ask for their use and there can be any number of them.
 */
export function createSharedHistory(
  { key, now, isUp, schedule }: PartOptions,
  clock: SharedClock,
): SharedHistory {
  const waiting = new Map<string, { hash: string; source: string; counts: Counts }>();
  const keyOf = (caller: string, startMs: number) => `${key}:${startMs / minute}:${caller}`;
  const startOf = (at: number) => Math.floor(clock.toShared(at) / minute) * minute;

  return {
    add({ caller, token }, { operations = 0, refusals = 0, restCalls = 0, callSeconds = 0 }) {
      if (!isAccountKey(caller)) return;
      const hash = keyOf(caller, startOf(now()));
      const source = token === null ? sessions : String(token);
      const name = `${hash} ${source}`;
      const { counts } = waiting.get(name) ?? { counts: none };
      if (counts === none && waiting.size >= mostWaiting) return;
      waiting.set(name, {
        hash,
        source,
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
      const hashes = new Set<string>();
      const commands: Command[] = [];
      for (const [name, { hash, source, counts }] of taken) {
        waiting.delete(name);
        hashes.add(hash);
        for (const field of counted) {
          if (counts[field] > 0) {
            commands.push(['HINCRBY', hash, `${source} ${field}`, String(counts[field])]);
          }
        }
      }
      for (const hash of hashes) commands.push(['EXPIRE', hash, String(kept)]);
      if (waiting.size > 0) schedule();
      return { commands, settle: () => {} };
    },
    declare: () => [],
    async read(caller, send) {
      const latest = startOf(now());
      const starts = Array.from({ length: keptMinutes }, (_, ago) => latest - ago * minute).toReversed();
      const replies = await send(starts.map((startMs) => ['HGETALL', keyOf(caller, startMs)]));
      return starts.flatMap((startMs, index) => minutesOf(startMs, replies[index]));
    },
  };
}
