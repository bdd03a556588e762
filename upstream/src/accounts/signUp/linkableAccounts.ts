import type { Database } from '../../database/database.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { notFound } from '../../platform/errors.ts';

/**
 * The accounts that a user may link into their own: active ones that held an address which the user has proven. Platform
 * admins stay by themselves, and so do pros, whose payouts hang on their account.
 *
 * @param connection only those found by this kind of address
 */
export function linkableAccounts(database: Database, userId: number, connection?: SignInChannel) {
  return database
    .selectFrom('users')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.email_verified',
      'users.phone_number',
      'users.phone_verified',
      'users.date_joined',
    ])
    .where('users.account_status', '=', 'ACTIVE')
    .where('users.is_platform_admin', '=', false)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('pros').select('pros.id').whereRef('pros.user_id', '=', 'users.id'))),
    )
    .where('users.id', 'in', (eb) => {
      const matches = eb
        .selectFrom('account_matches')
        .select('account_matches.matched_user_id')
        .where('account_matches.user_id', '=', userId);
      return connection ? matches.where('account_matches.connection', '=', connection) : matches;
    });
}

/** An account that may be linked. */
export type LinkableAccount = Awaited<ReturnType<typeof requireLinkable>>;

/** @throws ApiError not_found when the account is not one of those that the user may link */
export function requireLinkable(database: Database, userId: number, accountId: number) {
  return linkableAccounts(database, userId)
    .where('users.id', '=', accountId)
    .executeTakeFirstOrThrow(() => notFound('account to link'));
}
