import type { Database } from '../../database/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { hashCandidateCode } from './candidateCode.ts';

/** So many wrong codes from one network address within so many seconds, then none is looked at. */
const missLimits = { misses: 10, windowSeconds: 900 } as const;

type Attempt = { code: string; remoteAddress: string; now: Date };

/**
 * Finds what a code stands for, and counts the codes that stand for nothing.
 *
 * @param find gets the form in which codes are kept
 * @param what the thing's name, for people
 * @throws ApiError not_found; throttled after too many wrong codes, for right ones too
 */
export async function requireCode<Found>(
  database: Database,
  { code, remoteAddress, now }: Attempt,
  what: string,
  find: (secretHash: string) => Promise<Found | undefined>,
): Promise<Found> {
  await requireMissesLeft(database, remoteAddress, now);
  const found = await find(hashCandidateCode(code));
  if (found !== undefined) return found;
  await database
    .insertInto('candidate_code_misses')
    .values({ remote_address: remoteAddress, created_ts: now })
    .execute();
  throw notFound(what);
}

async function requireMissesLeft(database: Database, remoteAddress: string, now: Date): Promise<void> {
  const { misses, windowSeconds } = missLimits;
  // The oldest of a full window: when it leaves the window, there is room for one more.
  const oldest = await database
    .selectFrom('candidate_code_misses')
    .select('created_ts')
    .where('remote_address', '=', remoteAddress)
    .where('created_ts', '>', new Date(now.getTime() - windowSeconds * 1000))
    .orderBy('created_ts', 'desc')
    .offset(misses - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const retryAfterSeconds = Math.ceil((oldest.created_ts.getTime() - now.getTime()) / 1000) + windowSeconds;
  throw new ApiError('throttled', 'Too many wrong codes were tried. Try again in 15 minutes.', {
    retryAfterSeconds,
  });
}
