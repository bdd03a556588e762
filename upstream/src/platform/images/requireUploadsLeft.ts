import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import { uploadPolicy } from './uploadPolicy.ts';

const hour = 3_600_000;

/**
 * Limits the uploads of an account per hour.
 *
 * @throws ApiError throttled, with the seconds to wait
 */
export async function requireUploadsLeft(database: Database, userId: number, now: Date): Promise<void> {
  // Once the oldest upload is an hour old, another one is allowed.
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
