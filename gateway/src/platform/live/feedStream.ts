import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { callHeaders } from '../rest/callHeaders.ts';
import { callPath } from '../rest/callPath.ts';
import type { Upstream } from '../rest/upstream.ts';
import { type ChangeEntry, changeEntry, changeStreamPath } from './changesApi.ts';
import type { MaintainStream } from './maintainStream.ts';
import { type LiveTopic, topicQuery } from './liveTopic.ts';
import { readEventStream } from './readEventStream.ts';

/** Consecutive failures after which all subscriptions end, so that clients notice and reconnect. */
const mostFailures = 4;
/** Upper limit of the backoff after the first failure, in milliseconds; doubles with each failure. */
const firstPause = 200;

const lostAccess = z.object({ user_id: z.int() });

/** Maintains the event stream of the upstream that all subscribers of a topic share. */
export function feedStream(upstream: Upstream, topic: LiveTopic): MaintainStream {
  return async ({ holder: nextHolder, signal, ...ends }) => {
    let cursor: string | null = null;
    let hasMissed = false;
    let failures = 0;

    async function consume(body: AsyncIterable<Uint8Array>): Promise<void> {
      for await (const events of readEventStream(body)) {
        failures = 0;
        const changed: ChangeEntry[] = [];
        for (const { name, id, data } of events) {
          if (name === 'access') ends.recheckUser(lostAccess.parse(JSON.parse(data)).user_id);
          if (name === 'change') changed.push(changeEntry.parse(JSON.parse(data)));
          if (id !== null) cursor = id;
          if (name !== 'ready') continue;
          ends.ready();
          if (hasMissed) ends.missed();
          hasMissed = false;
        }
        if (changed.length > 0) ends.changed(changed);
      }
    }

    while (!signal.aborted) {
      const holder = nextHolder();
      if (holder === null) return 'over';
      try {
        const { status, body } = await upstream.openStream({
          name: 'changeStream',
          path: callPath(`api${changeStreamPath}`, { query: topicQuery(topic) }),
          headers: {
            ...callHeaders(holder.caller, { hasBody: false, idempotencyKey: null }),
            accept: 'text/event-stream',
            ...(cursor !== null && { 'last-event-id': cursor }),
          },
          signal,
        });
        if (status === 200) await consume(body);
        else await body.dump();
        if (status === 410) {
          cursor = null;
          hasMissed = true;
        } else {
          // It ended or was refused: reconnect with the token of a subscriber that still has access.
          await ends.recheck(holder);
          if (holder.isEnded) continue;
          if (status === 404) return 'no feed';
        }
      } catch {
        // The connection broke: the next attempt resumes from the last cursor.
      }
      failures += 1;
      if (failures > mostFailures) return 'over';
      await wait(Math.random() * firstPause * 2 ** (failures - 1), undefined, { signal }).catch(() => {});
    }
    return 'over';
  };
}
