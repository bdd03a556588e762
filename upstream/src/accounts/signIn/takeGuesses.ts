import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import type { CodePurpose } from '../../platform/outbox/deliverCode.ts';
import { guessesLeft } from './guessesLeft.ts';
import { requireWrongGuessesLeft } from './wrongGuesses.ts';

/** A guess at the codes that were sent to an address for a purpose. */
export type Guess = {
  channel: SignInChannel;
  address: string;
  purpose: CodePurpose;
  network: string;
  now: Date;
};

/** A valid code that the guess may be compared with, and the guesses that its network has left for it. */
export type GuessedCode = { id: number; code_hash: string; left: number };

/**
 * Counts a guess for each valid code of the address for the purpose before it is compared, so that of a thousand concurrent guesses only
 * the permitted ones are. The slow comparison then needs no transaction.
 *
 * @returns the newest code first
 * @throws ApiError code_expired without a valid code; too_many_attempts without guesses left; throttled
 */
export function takeGuesses(database: Database, guess: Guess): Promise<GuessedCode[]> {
  return database.transaction().execute(async (trx) => {
    // Serializes guesses and sends, so that the counts include concurrent guesses.
    await sql`select pg_advisory_xact_lock(1, hashtext(${`${guess.channel}:${guess.address}`}))`.execute(trx);
    const codes = await validCodes(trx, guess);
    if (codes.length === 0) throw codeExpired();
    await requireWrongGuessesLeft(trx, guess);
    const guesses = await guessesOf(
      trx,
      codes.map(({ id }) => id),
    );
    const guessed = codes
      .map(({ id, code_hash, network }) => {
        const ofCode = guesses.filter(({ code_id }) => code_id === id);
        return { id, code_hash, left: guessesLeft(guess.network, network, ofCode) - 1 };
      })
      .filter(({ left }) => left >= 0);
    if (guessed.length === 0) throw tooManyAttempts();
    await countGuess(trx, guess, guessed);
    return guessed;
  });
}

function validCodes(trx: Database, { channel, address, purpose, now }: Guess) {
  return trx
    .selectFrom('sign_in_codes')
    .select(['id', 'code_hash', 'network'])
    .where('channel', '=', channel)
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .where('used_ts', 'is', null)
    .where('expires_ts', '>', now)
    .orderBy('created_ts', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

function guessesOf(trx: Database, codeIds: readonly number[]) {
  return trx
    .selectFrom('sign_in_guesses')
    .select(['code_id', 'network', 'guesses'])
    .where('code_id', 'in', codeIds)
    .execute();
}

async function countGuess(trx: Database, { network }: Guess, guessed: readonly GuessedCode[]): Promise<void> {
  await trx
    .insertInto('sign_in_guesses')
    .values(guessed.map(({ id }) => ({ code_id: id, network, guesses: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['code_id', 'network']).doUpdateSet({ guesses: sql`sign_in_guesses.guesses + 1` }),
    )
    .execute();
}

/** The address has no valid code for the purpose: none was sent, or it was used or has expired. */
export function codeExpired(): ApiError {
  return new ApiError('code_expired', 'That code has expired. Request a new one.');
}

/** The network of the caller has no guesses left. */
export function tooManyAttempts(): ApiError {
  return new ApiError('too_many_attempts', 'Too many wrong codes. Request a new one.');
}
