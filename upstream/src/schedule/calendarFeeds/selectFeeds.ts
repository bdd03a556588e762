import type { Database } from '../../platform/database/database.ts';

/** A query of active feeds with their authors. */
export function selectFeeds(database: Database) {
  return database
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.created_by_user_id')
    .select([
      'calendar_feeds.id',
      'location_id',
      'event_id',
      'are_pros_named',
      'created_by_user_id',
      'created_ts',
      'last_read_ts',
      'users.first_name',
      'users.last_name',
    ])
    .where('revoked_ts', 'is', null);
}

/** A row of {@link selectFeeds}. */
export type FeedRow = Awaited<ReturnType<ReturnType<typeof selectFeeds>['executeTakeFirstOrThrow']>>;
