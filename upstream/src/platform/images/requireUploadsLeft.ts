import type { Database } from '../../database/database.ts';
import { ApiError } from '../errors.ts';
import { uploadPolicy } from './uploadPolicy.ts';

const hour = 3_600_000;

/**
 * Refuses an account that has uploaded too much within the last hour.
 *
 * @throws ApiError throttled, with the seconds to wait
 */
export async function requireUploadsLeft(database: Database, userId: number, now: Date): Promise<void> {
  // The oldest of a full hour: when it is an hour old, there is room for one more.
  const oldest = await database
    .selectFrom('images')
    .select('created_ts')
    .where('user_id', '=', userId)
    .where('created_ts', '>', new Date(now.getTime() - hour))
    .orderBy('created_ts', 'desc')
    .offset(uploadPolicy.imagesPerHour - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const retryAfterSeconds = Math.ceil((oldest.created_ts.getTime() + hour - now.getTime()) / 1000);
  throw new ApiError('throttled', 'You have uploaded many images. Try again within the hour.', {
    retryAfterSeconds,
  });
}
