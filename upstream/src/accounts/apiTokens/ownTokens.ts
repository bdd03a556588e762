import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/** A person's tokens that are not revoked, at most. */
export const mostTokens = 50;

/** What is stored of a secret, of which only its maker gets to see more. */
export const hintLength = 4;

/**
 * Locks one of the caller's tokens that is not revoked.
 *
 * @throws ApiError not_found
 */
export async function lockOwnToken(trx: Database, { userId }: Caller, tokenId: number) {
  const token = await trx
    .selectFrom('api_tokens')
    .selectAll()
    .where('id', '=', tokenId)
    .where('user_id', '=', userId)
    .where('revoked_ts', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!token) throw notFound('API token');
  return token;
}
