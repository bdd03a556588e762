import { UpstreamRefusal } from '../rest/restError.ts';
import type { RestSession } from '../rest/restSession.ts';
import { listChanges, type ChangeEntry } from './changesApi.ts';
import type { LiveBatch } from './liveBatch.ts';
import { type LiveTopic, topicQuery } from './liveTopic.ts';

/** A reader that was away for longer refetches everything, which is less than this many changes. */
const mostPages = 5;
const pageLength = 200;

/** What was read, and whose token read it. */
export interface ReadChanges extends LiveBatch {
  /** Null if the upstream has no change feed that returns it. */
  readonly userId: number | null;
  /** In how many seconds the token ends; null when unknown, or never. */
  readonly expiresIn: number | null;
}

/**
 * Everything that changed after a cursor; without one, nothing, and where the feed ends.
 *
 * @throws RestError, a refusal among them when the caller may not see the topic.
 */
export async function readChanges(
  rest: RestSession,
  topic: LiveTopic,
  after: string | null,
): Promise<ReadChanges> {
  const entries: ChangeEntry[] = [];
  let cursor = after;
  rest.resetCache();
  try {
    for (let pages = 0; pages < mostPages; pages += 1) {
      const page = await rest.call(listChanges, {
        query: { ...topicQuery(topic), ...(cursor !== null && { cursor }), limit: pageLength },
      });
      entries.push(...page.results);
      cursor = page.cursor;
      if (!page.has_more) {
        const { user_id: userId, expires_in: expiresIn = null } = page;
        return { userId, expiresIn, cursor, hasGap: false, entries };
      }
    }
  } catch (error) {
    // The cursor is too old, or of another feed.
    const isForgotten = error instanceof UpstreamRefusal && error.status === 410;
    if (!isForgotten || after === null) throw error;
  }
  return { ...(await readChanges(rest, topic, null)), hasGap: true };
}
