import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { attachmentPolicy } from './attachmentPolicy.ts';

const hour = 3_600_000;

/**
 * Checks that the account has not exceeded its hourly number of files.
 *
 * @throws ApiError throttled, with the seconds to wait
 */
export async function requireFilesLeft(database: Database, userId: number, now: Date): Promise<void> {
  // The oldest file within the limit: once it is an hour old, another one is allowed.
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
