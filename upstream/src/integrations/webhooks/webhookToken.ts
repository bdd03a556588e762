import type { Caller } from '../../platform/access/caller.ts';
import { requireLiveToken } from '../../platform/access/tokens/callerOfToken.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';

/** The webhooks of a person, over all tokens, at most. */
const mostWebhooks = 20;

/**
 * The token whose rights a webhook gets: the one that the request carries, or one that the caller chose.
 *
 * @throws ApiError invalid at the token unless it is the caller's and works
 */
export async function requireToken(
  database: Database,
  { userId, token: carried }: Caller,
  chosenId: number | undefined,
  now: Date,
): Promise<number> {
  const tokenId = carried?.id ?? chosenId;
  if (tokenId === undefined) throw invalidField('api_token_id', 'Choose an API token.');
  if (carried && chosenId !== undefined && chosenId !== carried.id) {
    throw invalidField('api_token_id', 'An API token can have webhooks of its own only.');
  }
  const token = await database
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .selectAll('api_tokens')
    .select(['users.account_status', 'users.is_platform_admin'])
    .where('api_tokens.id', '=', tokenId)
    .where('api_tokens.user_id', '=', userId)
    .executeTakeFirst();
  if (!token) throw invalidField('api_token_id', 'No such API token was found.');
  try {
    requireLiveToken(token, now);
  } catch (error) {
    if (error instanceof ApiError) throw invalidField('api_token_id', error.message);
    throw error;
  }
  return token.id;
}

/** @throws ApiError conflict if the caller has as many webhooks as a person can have */
export async function requireRoom(trx: Database, { userId }: Caller): Promise<void> {
  // Creations by one person wait for each other, so that they cannot exceed the limit together.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('webhooks')
    .innerJoin('api_tokens', 'api_tokens.id', 'webhooks.api_token_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('api_tokens.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= mostWebhooks) {
    throw new ApiError('conflict', `You have ${mostWebhooks} webhooks already. Delete one first.`);
  }
}
