import type { RestSession } from '../rest/restSession.ts';
import type { KeepLine } from '../../live/line.ts';
import type { ReadChanges } from './readChanges.ts';

/** How a topic is followed: by the upstream's feed, or by looking again and again. */
export interface LiveSource {
  readonly keepLine: KeepLine;
  /**
   * What changed after a cursor, read with the caller's own token; without a cursor nothing, and where it begins.
   *
   * @throws RestError, a refusal among them when the caller may not see the topic.
   */
  readonly readAfter: (rest: RestSession, cursor: string | null) => Promise<ReadChanges>;
}
