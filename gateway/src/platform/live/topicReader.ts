import type { RestSession } from '../rest/restSession.ts';
import type { ChangeEntry } from './changesApi.ts';
import type { LiveTopic } from './liveTopic.ts';

/** One row of a topic, for comparison with an earlier read. */
export interface TopicRow extends Pick<ChangeEntry, 'subject' | 'id' | 'gig_id'> {
  /** Differs whenever any part of the row differs. */
  readonly state: string;
}

/** Reads a topic through plain REST calls, for an upstream without a change feed. */
export interface TopicReader {
  /** @throws RestError when the caller may not see the topic. */
  require(rest: RestSession, topic: LiveTopic): Promise<void>;
  /** @throws RestError when the caller may not see the topic. */
  read(rest: RestSession, topic: LiveTopic): Promise<readonly TopicRow[]>;
}
