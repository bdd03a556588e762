import type { RestSession } from '../rest/restSession.ts';
import type { MaintainStream } from './maintainStream.ts';
import type { ReadChanges } from './readChanges.ts';

/** How to follow a topic: through the change feed of the upstream, or by polling. */
export interface LiveSource {
  readonly maintainStream: MaintainStream;
  /**
   * Reads the changes after a cursor with the caller's own token; without a cursor, only the current cursor.
   *
   * @throws RestError, a refusal among them when the caller may not see the topic.
   */
  readonly readAfter: (rest: RestSession, cursor: string | null) => Promise<ReadChanges>;
}
