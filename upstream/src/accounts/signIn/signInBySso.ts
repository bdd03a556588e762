import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { accountOfAddress } from './accountOfAddress.ts';
import { openSession, type SignedIn } from './openSession.ts';
import { type SsoAssertion, ssoExpired, type SsoPerson } from './ssoAssertion.ts';

/**
 * Exchanges an assertion for a session of the account with its email address; creates the account if there is none. From
 * then on, the account signs in through the identity provider only.
 *
 * @throws ApiError code_expired when the assertion was used before; account_inactive; conflict for a platform admin, who
 *   cannot use single sign-on
 */
export function signInBySso({ database, clock }: Services, assertion: SsoAssertion): Promise<SignedIn> {
  const now = clock.systemNow();
  return database.transaction().execute(async (trx) => {
    await useOnce(trx, assertion, now);
    const { userId, isNew } = await accountOfAddress(trx, {
      channel: 'email',
      address: assertion.email,
      now,
    });
    await saveNames(trx, userId, assertion);
    return { ...(await openSession(trx, { userId, way: 'sso', now })), is_new_user: isNew };
  });
}

async function useOnce(trx: Database, { jti, expiresAt }: SsoAssertion, now: Date): Promise<void> {
  await trx.deleteFrom('used_sso_assertions').where('expires_ts', '<', now).execute();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('used_sso_assertions')
    .values({ jti, expires_ts: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw ssoExpired();
}

/** Adopts the identity provider's names if the account has none. */
async function saveNames(trx: Database, userId: number, person: SsoPerson): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'is_platform_admin'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (user.is_platform_admin) throw new ApiError('conflict', 'This account signs in with a code.');
  await trx
    .updateTable('users')
    .set({
      is_sso_login: true,
      first_name: user.first_name || person.given_name,
      last_name: user.last_name || person.family_name,
    })
    .where('id', '=', userId)
    .execute();
}
