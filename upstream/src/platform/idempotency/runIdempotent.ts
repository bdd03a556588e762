import { createHash } from 'node:crypto';
import { ApiError, invalidField } from '../errors.ts';
import type { Upstream } from '../server/services.ts';
import { currentWrite } from './currentWrite.ts';

/** An answer as a route gives it. */
type Answered = { status: number; body?: unknown };

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

/** A write that has not been answered for so long was cut off, in milliseconds. */
const cutOffAfter = 60_000;

/**
 * Does a write once, however often it arrives under its key: a repetition gets the first answer again. What was
 * refused or failed leaves no trace and may be tried again.
 *
 * @throws ApiError invalid for a key that is none, conflict for the key of another request or of one that is still under
 *   way, and what the write throws
 */
export async function onceOnly(
  upstream: Pick<Upstream, 'database' | 'clock'>,
  { userId, key, method, url, body }: Request,
  write: () => Promise<Answered>,
): Promise<Answered> {
  if (!keyPattern.test(key)) throw invalidField('Idempotency-Key', 'At most 200 letters, digits and . _ : -');
  const hash = createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('hex');
  const former = await begin(upstream, { userId, key, hash });
  if (former) return former;
  try {
    const answer = await currentWrite.run({ userId, key }, write);
    await upstream.database
      .updateTable('once_only_writes')
      .set({ status: answer.status, answer: JSON.stringify(answer.body ?? null) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
    return answer;
  } catch (error) {
    await upstream.database
      .deleteFrom('once_only_writes')
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('is_committed', '=', false)
      .execute();
    throw error;
  }
}

type Beginning = { userId: number; key: string; hash: string };

/** Takes the key; or answers what it was used for before. */
async function begin(
  { database, clock }: Pick<Upstream, 'database' | 'clock'>,
  { userId, key, hash }: Beginning,
): Promise<Answered | null> {
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
        .where('once_only_writes.created_ts', '<', new Date(now.getTime() - cutOffAfter)),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  const former = await database
    .selectFrom('once_only_writes')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (former && former.request_hash !== hash) {
    throw new ApiError('conflict', 'This Idempotency-Key was used for another request.', {
      target: 'Idempotency-Key',
    });
  }
  if (former?.status == null) {
    throw new ApiError('conflict', 'This request is being carried out already.', {
      target: 'Idempotency-Key',
      retryAfterSeconds: 1,
    });
  }
  return former.answer === null ? { status: former.status } : { status: former.status, body: former.answer };
}
