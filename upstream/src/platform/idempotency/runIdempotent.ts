import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inJoinedTransaction } from '../database/joinedTransaction.ts';
import { ApiError, invalidField } from '../errors.ts';
import type { Services } from '../server/services.ts';
import { hashKey, openResponse, sealResponse } from './sealedResponse.ts';

/** A route's response. */
type Handled = { status: number; body?: unknown };

type Request = {
  /** Null for a caller without an account, whose keys are those of the URL: it has the secret that lets them in. */
  userId: number | null;
  /** The API token, whose keys are its own; null for a session. */
  tokenId: number | null;
  /** The Idempotency-Key header. */
  key: string;
  method: string;
  /** Path and query. */
  url: string;
  body: unknown;
};

const keyPattern = /^[\w.:-]{1,200}$/;

/**
 * Handles a request once per idempotency key and replays the first response to retries. The response is stored in the
 * transaction of the request's writes: after a crash, both are there or neither. A request that was rejected or failed
 * can be retried with the same key.
 *
 * @throws ApiError invalid for a malformed key, conflict for the key of a different or still pending
 *   request, and whatever `handle` throws
 */
export async function runIdempotent(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { userId, tokenId, key: given, method, url, body }: Request,
  handle: () => Promise<Handled>,
): Promise<Handled> {
  if (!keyPattern.test(given))
    throw invalidField('Idempotency-Key', '1 to 200 letters, digits, ".", "_", ":" or "-"');
  // A space is in no key that a client can send.
  const key = [...(userId === null ? [url] : []), ...(tokenId === null ? [] : [tokenId]), given].join(' ');
  const hash = createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('hex');
  const outcome = await inJoinedTransaction(database, async (trx) => {
    const earlier = await findEarlier(trx, { userId, key, hash });
    if (earlier) return earlier;
    const handled = await handle().catch(refusalOf);
    if (handled instanceof ApiError) return handled;
    await trx
      .insertInto('once_only_writes')
      .values({
        user_id: userId,
        key_hash: hashKey(key),
        request_hash: hash,
        status: handled.status,
        answer: handled.body === undefined ? null : sealResponse(key, handled.body),
        created_ts: clock.systemNow(),
      })
      .execute();
    return handled;
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/** A refusal keeps what was committed before it, such as the count of wrong codes; a failure keeps nothing. */
function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

/** Returns the response of the earlier request with the key, if any, and blocks the key for the transaction. */
async function findEarlier(
  trx: Database,
  { userId, key, hash }: { userId: number | null; key: string; hash: string },
): Promise<Handled | null> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(4, hashtext(${`${userId ?? ''}:${key}`})) as "isFree"
  `.execute(trx);
  if (rows[0]?.isFree !== true) {
    throw new ApiError('conflict', 'This request is already in progress.', {
      target: 'Idempotency-Key',
      retryAfterSeconds: 1,
    });
  }
  const earlier = await trx
    .selectFrom('once_only_writes')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('key_hash', '=', hashKey(key))
    .executeTakeFirst();
  if (!earlier) return null;
  if (earlier.request_hash !== hash) {
    throw new ApiError('conflict', 'This Idempotency-Key was used for another request.', {
      target: 'Idempotency-Key',
    });
  }
  const { status, answer } = earlier;
  return answer === null ? { status } : { status, body: openResponse(key, answer) };
}
