import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { UsersTable } from '../users/usersTable.ts';
import { notFound } from '../../platform/errors.ts';
import { moveReferrals } from '../referrals/moveReferrals.ts';
import { moveBelongings } from './moveBelongings.ts';
import { moveRoles } from './moveRoles.ts';

/** The user ids of the merged account and of the remaining one. */
export type Merge = { from: number; into: number };

/**
 * Moves roles, licenses, referrals, belongings and, where missing, the manager profile and verified addresses from one account to
 * another, closes the first one, ends its sessions and revokes its API tokens. Call it in a transaction.
 *
 * @throws ApiError not_found when one of them was closed concurrently
 */
export async function mergeAccounts(trx: Database, merge: Merge, now: Date): Promise<void> {
  const { source, target } = await lockBoth(trx, merge);
  await moveRoles(trx, merge);
  await moveProfile(trx, merge);
  await moveReferrals(trx, merge);
  await moveBelongings(trx, merge, now);
  await trx
    .updateTable('users')
    .set({ account_status: 'DEACTIVATED', email: null, phone_number: null, merged_into_user_id: target.id })
    .where('id', '=', source.id)
    .execute();
  await trx
    .updateTable('users')
    .set({
      ...verifiedAddresses(source, target),
      first_name: target.first_name || source.first_name,
      last_name: target.last_name || source.last_name,
    })
    .where('id', '=', target.id)
    .execute();
  await trx
    .updateTable('sessions')
    .set({ revoked_ts: now })
    .where('user_id', '=', source.id)
    .where('revoked_ts', 'is', null)
    .execute();
  await trx
    .updateTable('api_tokens')
    .set({ revoked_ts: now })
    .where('user_id', '=', source.id)
    .where('revoked_ts', 'is', null)
    .execute();
  await trx
    .deleteFrom('account_matches')
    .where((eb) => eb.or([eb('user_id', '=', source.id), eb('matched_user_id', '=', source.id)]))
    .execute();
}

type User = Selectable<UsersTable>;

async function lockBoth(trx: Database, { from, into }: Merge): Promise<{ source: User; target: User }> {
  const users = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [from, into])
    .where('account_status', '=', 'ACTIVE')
    // Lock the lower id first, so that two accounts linking each other cannot deadlock.
    .orderBy('id')
    .forUpdate()
    .execute();
  const source = users.find(({ id }) => id === from);
  const target = users.find(({ id }) => id === into);
  if (!source || !target) throw notFound('account to link');
  return { source, target };
}

/** Moves verified addresses that the target lacks: otherwise, signing in with one of them would create a third account. */
function verifiedAddresses(source: User, target: User): Partial<User> {
  const lacksEmail = target.email === null || !target.email_verified;
  const lacksPhone = target.phone_number === null || !target.phone_verified;
  return {
    ...(lacksEmail &&
      source.email !== null &&
      source.email_verified && { email: source.email, email_verified: true }),
    ...(lacksPhone &&
      source.phone_number !== null &&
      source.phone_verified && { phone_number: source.phone_number, phone_verified: true }),
  };
}

/** The profile stays with the source account if the target has one. */
async function moveProfile(trx: Database, { from, into }: Merge): Promise<void> {
  const own = await trx
    .selectFrom('manager_profiles')
    .select('id')
    .where('user_id', '=', into)
    .executeTakeFirst();
  if (own) return;
  await trx.updateTable('manager_profiles').set({ user_id: into }).where('user_id', '=', from).execute();
}
