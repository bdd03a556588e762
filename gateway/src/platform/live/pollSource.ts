import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamRefusal } from '../rest/restError.ts';
import type { ChangeEntry } from './changesApi.ts';
import { isLater } from './liveBatch.ts';
import type { LiveSource } from './liveSource.ts';
import type { LiveTopic } from './liveTopic.ts';
import { readTopic, requireTopic } from '../../filling/live/readTopic.ts';

/** So many changes can be told again to who was away. */
const mostKept = 500;

type Rows = ReadonlyMap<
  string,
  { subject: ChangeEntry['subject']; id: number; gig_id: number; state: string }
>;

/**
 * For an upstream without a feed: looks at the topic again and again, once for all of its subscribers, and tells what
 * differs.
 */
export function pollSource(topic: LiveTopic, { seconds }: { seconds: number }): LiveSource {
  // Larger than any cursor of an earlier process: what came before is not known here.
  let cursor = Date.now();
  let floor = cursor;
  let told: ChangeEntry[] = [];

  function compare(before: Rows, after: Rows): ChangeEntry[] {
    const entry = (key: string, action: ChangeEntry['action']): ChangeEntry[] => {
      const row = after.get(key) ?? before.get(key);
      if (row === undefined) return [];
      cursor += 1;
      return [{ cursor: String(cursor), subject: row.subject, id: row.id, gig_id: row.gig_id, action }];
    };
    return [
      ...[...before.keys()].filter((key) => !after.has(key)).flatMap((key) => entry(key, 'removed')),
      ...[...after].flatMap(([key, { state }]) => {
        const known = before.get(key);
        if (known === undefined) return entry(key, 'created');
        return known.state === state ? [] : entry(key, 'changed');
      }),
    ];
  }

  return {
    async keepLine({ holder: nextHolder, signal, ...ends }) {
      let rows: Rows | null = null;
      while (!signal.aborted) {
        const holder = nextHolder();
        if (holder === null) return 'over';
        try {
          const read = await readTopic(holder.rest, topic);
          const now: Rows = new Map(read.map((row) => [`${row.subject} ${row.id}`, row]));
          const changed = rows === null ? [] : compare(rows, now);
          rows = now;
          told = [...told, ...changed].slice(-mostKept);
          floor = told.length < mostKept ? floor : Number(told[0]?.cursor ?? floor);
          ends.ready();
          if (changed.length > 0) ends.changed(changed);
        } catch (error) {
          if (!(error instanceof UpstreamRefusal)) return 'over';
          await ends.recheck(holder);
          if (holder.isEnded) continue;
        }
        await wait(seconds * 1000, undefined, { signal }).catch(() => {});
      }
      return 'over';
    },
    async readAfter(rest, after) {
      await requireTopic(rest, topic);
      const begin = { userId: null, cursor: String(cursor), hasGap: false, entries: [] };
      if (after === null) return begin;
      const isKnown = Number(after) >= floor && Number(after) <= cursor;
      if (!isKnown) return { ...begin, hasGap: true };
      return { ...begin, entries: told.filter((entry) => isLater(entry.cursor, after)) };
    },
  };
}
