import type { Database } from '../../platform/database/database.ts';

/**
 * Moves the referral code and the referrals of an account that is merged into another. The code stays with the closed
 * account if the other has one. A referral of one of the two accounts by the other ends.
 */
export async function moveReferrals(
  trx: Database,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await trx
    .deleteFrom('referrals')
    .where((eb) =>
      eb.or([
        eb('referrer_user_id', '=', from).and('referred_user_id', '=', into),
        eb('referrer_user_id', '=', into).and('referred_user_id', '=', from),
      ]),
    )
    .execute();
  await trx
    .updateTable('referrals')
    .set({ referrer_user_id: into })
    .where('referrer_user_id', '=', from)
    .execute();
  const owned = trx.selectFrom('referrals').select('id').where('referred_user_id', '=', into);
  await trx
    .updateTable('referrals')
    .set({ referred_user_id: into })
    .where('referred_user_id', '=', from)
    .where((eb) => eb.not(eb.exists(owned)))
    .execute();
  const code = trx.selectFrom('referral_codes').select('user_id').where('user_id', '=', into);
  await trx
    .updateTable('referral_codes')
    .set({ user_id: into })
    .where('user_id', '=', from)
    .where((eb) => eb.not(eb.exists(code)))
    .execute();
}
