import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { codePolicy } from './codePolicy.ts';

/**
 * Limits how many codes of all addresses together a network can guess. Codes that were used do not count: a large office
 * may share a network.
 *
 * @throws ApiError throttled
 */
export async function requireWrongGuessesLeft(
  trx: Database,
  { network, now }: { network: string; now: Date },
): Promise<void> {
  const { most, windowSeconds } = codePolicy.wrongGuesses;
  const { guesses } = await trx
    .selectFrom('sign_in_guesses')
    .innerJoin('sign_in_codes', 'sign_in_codes.id', 'sign_in_guesses.code_id')
    .select(({ fn }) => fn.sum<string | null>('sign_in_guesses.guesses').as('guesses'))
    .where('sign_in_guesses.network', '=', network)
    .where('sign_in_codes.used_ts', 'is', null)
    .where('sign_in_codes.created_ts', '>', new Date(now.getTime() - windowSeconds * 1000))
    .executeTakeFirstOrThrow();
  if (Number(guesses ?? 0) < most) return;
  throw new ApiError('throttled', 'Too many wrong codes. Try again in an hour.', {
    retryAfterSeconds: windowSeconds,
  });
}
