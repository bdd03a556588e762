import type { Database } from '../../platform/database/database.ts';
import type { SignInChannel } from '../../platform/outbox/address.ts';
import { notFound } from '../../platform/errors.ts';

/**
 * The accounts that a user can merge into their own: active ones that had an address which the user verified. Platform
 * admins are excluded, and so are pros, whose payouts are tied to their account, and accounts with single sign-on, whose
 * organization decides who gets in.
 *
 * @param connection restricts the accounts to matches by this kind of address
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
    .where('users.is_sso_login', '=', false)
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

export type LinkableAccount = Awaited<ReturnType<typeof requireLinkable>>;

/** @throws ApiError not_found when the user cannot link the account */
export function requireLinkable(database: Database, userId: number, accountId: number) {
  return linkableAccounts(database, userId)
    .where('users.id', '=', accountId)
    .executeTakeFirstOrThrow(() => notFound('account to link'));
}
