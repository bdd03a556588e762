import type { Database } from '../../platform/database/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { hashCandidateCode } from './candidateCode.ts';

/** The maximum wrong codes per IP address within the window, in seconds. */
const missLimits = { misses: 10, windowSeconds: 900 } as const;

type Attempt = { code: string; remoteAddress: string; now: Date };

/**
 * Looks up a code and counts unknown codes.
 *
 * @param find looks up the hash of a code
 * @param what the name of the resource for error messages
 * @throws ApiError not_found; throttled after too many wrong codes, even for a valid one
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
  // Once the oldest one leaves the window, another one is allowed.
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
  throw new ApiError('throttled', 'Too many wrong codes. Try again in 15 minutes.', {
    retryAfterSeconds,
  });
}
