import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { callHeaders } from '../rest/callHeaders.ts';
import { callPath } from '../rest/callPath.ts';
import type { Upstream } from '../rest/upstream.ts';
import { type ChangeEntry, changeEntry, changeStreamPath } from './changesApi.ts';
import type { KeepLine } from '../../live/line.ts';
import { type LiveTopic, topicQuery } from './liveTopic.ts';
import { readEventStream } from './readEventStream.ts';

/** So often in a row the upstream may fail before its subscribers are let go, who then know of it. */
const mostFailures = 4;
/** The longest pause after the first failure, milliseconds; it doubles with each further one. */
const firstPause = 200;

const lostAccess = z.object({ user_id: z.int() });

/** A stream of the upstream that all subscribers of a topic share. */
export function feedLine(upstream: Upstream, topic: LiveTopic): KeepLine {
  return async ({ holder: nextHolder, signal, ...ends }) => {
    let cursor: string | null = null;
    let hasMissed = false;
    let failures = 0;

    async function hear(body: AsyncIterable<Uint8Array>): Promise<void> {
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
        if (status === 200) await hear(body);
        else await body.dump();
        if (status === 410) {
          cursor = null;
          hasMissed = true;
        } else {
          // It ended, or was refused: the line goes on with the token of somebody who may.
          await ends.recheck(holder);
          if (holder.isEnded) continue;
          if (status === 404) return 'no feed';
        }
      } catch {
        // The line broke: the next attempt goes on where it stood.
      }
      failures += 1;
      if (failures > mostFailures) return 'over';
      await wait(Math.random() * firstPause * 2 ** (failures - 1), undefined, { signal }).catch(() => {});
    }
    return 'over';
  };
}
