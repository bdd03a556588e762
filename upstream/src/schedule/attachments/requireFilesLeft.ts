import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { attachmentPolicy } from '../../attachments/attachmentPolicy.ts';

const hour = 3_600_000;

/**
 * Refuses an account that has added too many files within the last hour.
 *
 * @throws ApiError throttled, with the seconds to wait
 */
export async function requireFilesLeft(database: Database, userId: number, now: Date): Promise<void> {
  // The oldest of a full hour: when it is an hour old, there is room for one more.
  const oldest = await database
    .selectFrom('attachments')
    .select('created_ts')
    .where('user_id', '=', userId)
    .where('created_ts', '>', new Date(now.getTime() - hour))
    .orderBy('created_ts', 'desc')
    .offset(attachmentPolicy.filesPerHour - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const retryAfterSeconds = Math.ceil((oldest.created_ts.getTime() + hour - now.getTime()) / 1000);
  throw new ApiError('throttled', 'You have added many files. Try again within the hour.', {
    retryAfterSeconds,
  });
}
