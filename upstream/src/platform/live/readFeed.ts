import type { Selectable } from 'kysely';
import { among } from '../database/among.ts';
import type { Database } from '../database/database.ts';
import { type ChangeFeedTable, type FollowedEntry, followedSubjects } from './changeFeedTables.ts';
import { ApiError } from '../errors.ts';
import type { Followed } from './followed.ts';

/** The entries of what is followed after a position, oldest first. */
export function readFeed(
  database: Database,
  { places, gigIds, left }: Followed,
  { after, limit }: { after: number; limit: number },
): Promise<(Selectable<ChangeFeedTable> & FollowedEntry)[]> {
  const entries = database
    .selectFrom('change_feed')
    .selectAll()
    .where('position', '>', after)
    .where('subject', 'in', followedSubjects);
  const here = places.map(({ locationId }) => locationId);
  const followed =
    gigIds !== null
      ? entries.where('gig_id', 'in', [...gigIds])
      : left === null
        ? entries.where('location_id', 'in', here)
        : entries.where((eb) =>
            eb.or([
              among('location_id', here),
              eb.and([among('location_id', [...left.locationIds]), left.isBilled(eb)]),
            ]),
          );
  return followed.orderBy('position').limit(limit).$narrowType<FollowedEntry>().execute();
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
