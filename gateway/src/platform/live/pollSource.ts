import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamRefusal } from '../rest/restError.ts';
import type { ChangeEntry } from './changesApi.ts';
import { isLater } from './liveBatch.ts';
import type { LiveSource } from './liveSource.ts';
import type { LiveTopic } from './liveTopic.ts';
import type { TopicReader } from './topicReader.ts';

/** How many changes a client can catch up on after it reconnects. */
const mostKept = 500;

type Rows = ReadonlyMap<
  string,
  { subject: ChangeEntry['subject']; id: number; gig_id: number; state: string }
>;

/**
 * For an upstream without a change feed: polls the topic once for all of its subscribers and reports the differences.
 */
export function pollSource(
  topic: LiveTopic,
  { seconds, reader, nextCursor }: { seconds: number; reader: TopicReader; nextCursor: () => number },
): LiveSource {
  // Larger than any cursor of an earlier source, whose changes are unknown here.
  let cursor = nextCursor();
  let floor = cursor;
  let reported: ChangeEntry[] = [];

  function compare(before: Rows, after: Rows): ChangeEntry[] {
    const entry = (key: string, action: ChangeEntry['action']): ChangeEntry[] => {
      const row = after.get(key) ?? before.get(key);
      if (row === undefined) return [];
      cursor = nextCursor();
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
    async maintainStream({ holder: nextHolder, signal, ...ends }) {
      let rows: Rows | null = null;
      while (!signal.aborted) {
        const holder = nextHolder();
        if (holder === null) return 'over';
        try {
          const read = await reader.read(holder.rest, topic);
          const now: Rows = new Map(read.map((row) => [`${row.subject} ${row.id}`, row]));
          const changed = rows === null ? [] : compare(rows, now);
          rows = now;
          reported = [...reported, ...changed].slice(-mostKept);
          floor = reported.length < mostKept ? floor : Number(reported[0]?.cursor ?? floor);
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
      await reader.require(rest, topic);
      const begin = { userId: null, expiresIn: null, cursor: String(cursor), hasGap: false, entries: [] };
      if (after === null) return begin;
      const isKnown = Number(after) >= floor && Number(after) <= cursor;
      if (!isKnown) return { ...begin, hasGap: true };
      return { ...begin, entries: reported.filter((entry) => isLater(entry.cursor, after)) };
    },
  };
}
