import type { Caller } from '../../platform/access/caller.ts';
import { accessesOf, limitRoles, type TokenPlace } from '../../platform/access/tokens/limitRoles.ts';
import { mayGrant, type TokenScope } from '../../platform/access/tokens/tokenScope.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { mostTokens } from './ownTokens.ts';

/** A year, even if it is a leap year. */
const longestDays = 366;
const dayMilliseconds = 86_400_000;

/** @throws ApiError invalid unless the token ends in the future and within a year */
export function requireExpiry(expires: Date, now: Date): void {
  const latest = now.getTime() + longestDays * dayMilliseconds;
  if (expires <= now) throw invalidField('expires_ts', 'Choose a date in the future.');
  if (expires.getTime() > latest) throw invalidField('expires_ts', 'A token can last for at most one year.');
}

type Grant = { place: TokenPlace; scopes: readonly TokenScope[] };

/**
 * Checks that the maker may do what the token may do.
 *
 * @throws ApiError invalid at the scopes or the place
 */
export async function requireScopes(
  database: Database,
  caller: Caller,
  { place, scopes }: Grant,
): Promise<void> {
  // Most writes also read: without it, one that took effect would answer with an error.
  if (!scopes.includes('READ')) throw invalidField('scopes', 'Every token needs READ.');
  if (place.organization_id !== null && place.location_id !== null) {
    throw invalidField('location_id', 'Choose an organization or a location, not both.');
  }
  const isLimited = place.organization_id !== null || place.location_id !== null;
  const roles = await limitRoles(database, caller, place);
  const hasRole = roles.locationRoles.size > 0 || roles.organizationIds.size > 0;
  if (isLimited && !hasRole) {
    const target = place.location_id === null ? 'organization_id' : 'location_id';
    throw invalidField(target, 'You have no role there.');
  }
  const isPlatformAdmin = caller.isPlatformAdmin && !isLimited;
  const accesses = accessesOf({ ...roles, isPlatformAdmin });
  const refused = scopes.filter((scope) => !mayGrant(accesses, scope));
  if (refused.length > 0) throw invalidField('scopes', `Your roles do not allow ${refused.join(', ')}.`);
  if (!hasRole && !scopes.includes('ADMIN')) {
    throw invalidField('scopes', 'Without a role at a business, a token needs ADMIN.');
  }
}

/**
 * @throws ApiError conflict if the caller has as many tokens as a person can have, throttled after as many within a
 * day: each sends a message
 */
export async function requireRoom(trx: Database, { userId }: Caller, now: Date): Promise<void> {
  // Creations by one person wait for each other, so that they cannot exceed the limit together.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_ts', 'is', null)
    .where('expires_ts', '>', now)
    .executeTakeFirstOrThrow();
  if (count >= mostTokens) {
    throw new ApiError('conflict', `You have ${mostTokens} API tokens already. Revoke one first.`);
  }
  const { created } = await trx
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<number>().as('created'))
    .where('user_id', '=', userId)
    .where('created_ts', '>', new Date(now.getTime() - dayMilliseconds))
    .executeTakeFirstOrThrow();
  if (created >= mostTokens) {
    throw new ApiError(
      'throttled',
      `You created ${mostTokens} API tokens within a day. Try again tomorrow.`,
      {
        retryAfterSeconds: dayMilliseconds / 1000,
      },
    );
  }
}
