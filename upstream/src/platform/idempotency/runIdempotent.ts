import { createHash } from 'node:crypto';
import { ApiError, invalidField } from '../errors.ts';
import type { Services } from '../server/services.ts';
import { currentWrite } from './currentWrite.ts';

/** A route's response. */
type Handled = { status: number; body?: unknown };

type Request = {
  userId: number;
  /** The Idempotency-Key header. */
  key: string;
  method: string;
  /** Path and query. */
  url: string;
  body: unknown;
};

const keyPattern = /^[\w.:-]{1,200}$/;

/** A request still pending after this many milliseconds is treated as interrupted. */
const interruptedAfter = 60_000;

/**
 * Handles a request once per idempotency key and replays the first response to retries. A request that was
 * rejected or failed can be retried with the same key.
 *
 * @throws ApiError invalid for a malformed key, conflict for the key of a different or still pending
 *   request, and whatever `handle` throws
 */
export async function runIdempotent(
  services: Pick<Services, 'database' | 'clock'>,
  { userId, key, method, url, body }: Request,
  handle: () => Promise<Handled>,
): Promise<Handled> {
  if (!keyPattern.test(key)) throw invalidField('Idempotency-Key', 'At most 200 letters, digits and . _ : -');
  const hash = createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('hex');
  const earlier = await claimKey(services, { userId, key, hash });
  if (earlier) return earlier;
  try {
    const response = await currentWrite.run({ userId, key }, handle);
    await services.database
      .updateTable('once_only_writes')
      .set({ status: response.status, answer: JSON.stringify(response.body ?? null) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
    return response;
  } catch (error) {
    await services.database
      .deleteFrom('once_only_writes')
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('is_committed', '=', false)
      .execute();
    throw error;
  }
}

type Claim = { userId: number; key: string; hash: string };

/** Claims the key, or returns the response of the earlier request with it. */
async function claimKey(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { userId, key, hash }: Claim,
): Promise<Handled | null> {
  const now = clock.systemNow();
  const taken = await database
    .insertInto('once_only_writes')
    .values({ user_id: userId, key, request_hash: hash, status: null, answer: null, created_ts: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ created_ts: now })
        .where('once_only_writes.request_hash', '=', hash)
        .where('once_only_writes.is_committed', '=', false)
        .where('once_only_writes.status', 'is', null)
        .where('once_only_writes.created_ts', '<', new Date(now.getTime() - interruptedAfter)),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  const earlier = await database
    .selectFrom('once_only_writes')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier && earlier.request_hash !== hash) {
    throw new ApiError('conflict', 'This Idempotency-Key was used for another request.', {
      target: 'Idempotency-Key',
    });
  }
  if (earlier?.status == null) {
    throw new ApiError('conflict', 'This request is already in progress.', {
      target: 'Idempotency-Key',
      retryAfterSeconds: 1,
    });
  }
  return earlier.answer === null
    ? { status: earlier.status }
    : { status: earlier.status, body: earlier.answer };
}
