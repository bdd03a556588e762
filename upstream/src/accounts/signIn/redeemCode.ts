import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { isCodeOf } from './codeHash.ts';
import { codeExpired, type Guess, takeGuesses, tooManyAttempts } from './takeGuesses.ts';

/** A code entered for an address and a purpose. */
export type CodeAttempt = Guess & { code: string };

/**
 * Redeems a code sent to an address for a purpose. Returns only for a valid code, and only once per code.
 *
 * @throws ApiError invalid_code with the remaining guesses; too_many_attempts at the last one; code_expired
 *   without a valid code; throttled
 */
export async function redeemCode(database: Database, { code, ...guess }: CodeAttempt): Promise<void> {
  const guessed = await takeGuesses(database, guess);
  for (const { id, code_hash } of guessed) {
    if (await isCodeOf(code_hash, code)) {
      if (await markUsed(database, id, guess)) return;
      throw codeExpired();
    }
  }
  const left = Math.max(...guessed.map((each) => each.left));
  throw left > 0 ? wrongCode(left) : tooManyAttempts();
}

async function markUsed(database: Database, id: number, { network, now }: Guess): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('sign_in_codes')
    .set({ used_ts: now, used_by_network: network })
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
