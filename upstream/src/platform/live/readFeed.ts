import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ChangeFeedTable } from './changeFeedTables.ts';
import { ApiError } from '../errors.ts';
import type { ChangeTopic, TopicPlace } from './changeTopic.ts';

/**
 * The entries of a topic after a position, oldest first.
 *
 * @param places the locations of the topic
 */
export function readFeed(
  database: Database,
  topic: ChangeTopic,
  places: readonly TopicPlace[],
  { after, limit }: { after: number; limit: number },
): Promise<Selectable<ChangeFeedTable>[]> {
  const entries = database.selectFrom('change_feed').selectAll().where('position', '>', after);
  const ofTopic =
    'gig_id' in topic
      ? entries.where('gig_id', '=', topic.gig_id)
      : entries.where(
          'location_id',
          'in',
          places.map(({ locationId }) => locationId),
        );
  return ofTopic.orderBy('position').limit(limit).execute();
}

/**
 * The position to resume from: the given one, or the end of the feed.
 *
 * @throws ApiError cursor_expired when entries after the position were deleted, or the position is not from this feed
 */
export async function feedStart(database: Database, cursor: number | undefined): Promise<number> {
  const { floor, end } = await database
    .selectFrom('change_feed_floor')
    .select(['position as floor'])
    .select((eb) =>
      // The last entries may be gone while earlier ones remain. `greatest` ignores the null of an empty feed.
      eb
        .fn<number>('greatest', [
          'position',
          eb
            .selectFrom('change_feed')
            .select((last) => last.fn.max('position').as('last'))
            .$asScalar(),
        ])
        .as('end'),
    )
    .executeTakeFirstOrThrow();
  if (cursor === undefined) return end;
  if (cursor < floor || cursor > end) {
    throw new ApiError('cursor_expired', 'This cursor is too old. Reload everything and follow from now.', {
      target: 'cursor',
    });
  }
  return cursor;
}
