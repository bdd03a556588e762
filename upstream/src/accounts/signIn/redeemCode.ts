import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { isCodeOf } from './codeHash.ts';
import { codePolicy } from './codePolicy.ts';

/**
 * Redeems the latest code sent to an address. Returns only for a valid code, and only once.
 *
 * @throws ApiError invalid_code with the remaining attempts; too_many_attempts at the last one; code_expired
 *   without a pending code: none was sent, or it was used, invalidated or expired
 */
export async function redeemCode(
  database: Database,
  { channel, address, code, now }: { channel: SignInChannel; address: string; code: string; now: Date },
): Promise<void> {
  const attempt = await takeAttempt(database, channel, address, now);
  if (!attempt) throw codeExpired();
  if (await isCodeOf(attempt.code_hash, code)) {
    if (!(await markUsed(database, attempt.id, now))) throw codeExpired();
    return;
  }
  const left = codePolicy.wrongAttempts - attempt.wrong_attempts;
  if (left > 0) throw wrongCode(left);
  throw new ApiError('too_many_attempts', 'Too many wrong codes. Request a new one.');
}

/**
 * Counts the attempt before comparing the code, in one statement: of a thousand concurrent guesses, only five are
 * compared. The slow comparison then needs no transaction.
 */
function takeAttempt(database: Database, channel: SignInChannel, address: string, now: Date) {
  return database
    .updateTable('sign_in_codes')
    .set({ wrong_attempts: sql`wrong_attempts + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('sign_in_codes as newest')
        .select('newest.id')
        .where('newest.channel', '=', channel)
        .where('newest.address', '=', address)
        .orderBy('newest.created_ts', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
    .where('used_ts', 'is', null)
    .where('expires_ts', '>', now)
    .where('wrong_attempts', '<', codePolicy.wrongAttempts)
    .returning(['id', 'code_hash', 'wrong_attempts'])
    .executeTakeFirst();
}

async function markUsed(database: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('sign_in_codes')
    .set({ used_ts: now })
    .where('id', '=', id)
    .where('used_ts', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function wrongCode(left: number): ApiError {
  // Clients show the number, which is among the details.
  const message = 'That code is not right.';
  return new ApiError('invalid_code', message, {
    target: 'code',
    details: [{ code: 'attempts_left', message, target: 'code', target_value: left }],
  });
}

function codeExpired(): ApiError {
  return new ApiError('code_expired', 'That code has expired. Request a new one.');
}
