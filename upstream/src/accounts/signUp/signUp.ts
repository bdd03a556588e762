import { z } from 'zod';
import { type Caller, isStaffer } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { ensureReferralCode } from '../referrals/ensureReferralCode.ts';
import { referrerAtSignUp } from '../referrals/referrerAtSignUp.ts';
import { requireCurrentTerms } from '../terms/requireCurrentTerms.ts';
import { loadMe, meSchema } from '../users/me.ts';
import { addManagerProfile } from './addManagerProfile.ts';
import { requireOwnAddresses } from './requireOwnAddresses.ts';
import { type SignUpBody, signUpBody } from './signUpBody.ts';

const warningSchema = z.object({ code: z.string(), message: z.string(), target: z.string() });

/** `POST /api/auth/signup/`: completes a new account so that it can act for a business. */
export const signUp = ({ database, clock, settings: { productSlug } }: Services) =>
  route({
    method: 'POST',
    url: '/api/auth/signup/',
    access: 'session',
    scope: 'PERSON',
    tags: ['auth'],
    summary: 'Sign up for a business',
    description:
      'Names the person and the business, and accepts the terms. The address that was not used to sign in stays unverified. A pro also becomes a staffer.',
    body: signUpBody,
    responses: { 201: meSchema(productSlug).extend({ warnings: z.array(warningSchema) }) },
    errors: [409],
    handle: async ({ body, caller, network }) => {
      const now = clock.now();
      const code = body.referral_code ?? null;
      // Before the transaction, because counting an unknown code must not be rolled back.
      const { referrerId, warnings } = await referrerAtSignUp(database, caller.userId, {
        code,
        network,
        now: clock.systemNow(),
      });
      const me = await database.transaction().execute(async (trx) => {
        await fillAccount(trx, caller, body, now);
        await addManagerProfile(trx, caller.userId, body, now);
        await ensureReferralCode(trx, caller.userId, now);
        if (referrerId !== null) await addReferral(trx, referrerId, caller.userId, now);
        return { ...(await loadMe(trx, caller, productSlug)), warnings };
      });
      return { status: 201, body: me };
    },
  });

async function addReferral(trx: Database, referrerId: number, referredId: number, now: Date): Promise<void> {
  await trx
    .insertInto('referrals')
    .values({ referrer_user_id: referrerId, referred_user_id: referredId, signed_up_ts: now })
    .execute();
}

async function fillAccount(trx: Database, caller: Caller, body: SignUpBody, now: Date): Promise<void> {
  const account = await trx
    .selectFrom('users')
    .select(['id', 'email', 'email_verified', 'phone_number', 'phone_verified', 'app_mode', 'first_name'])
    .where('id', '=', caller.userId)
    // Serialize sign-ups: the second of two concurrent ones then finds the profile of the first.
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Read after locking: rows read by the locking query itself would be stale.
  const profile = await trx
    .selectFrom('manager_profiles')
    .select('id')
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  // A role alone does not imply a sign-up: it may come from an invitation.
  if (profile || (isStaffer(caller) && account.first_name !== '')) {
    throw new ApiError('conflict', 'You have already signed up.');
  }
  requireCurrentTerms(body.terms_version, 'terms_version');
  requireOwnAddresses(account, body);
  const { first_name, last_name, email, phone_number, sms_opt_in, terms_version } = body;
  await trx
    .updateTable('users')
    .set({
      first_name,
      last_name,
      email,
      email_verified: account.email_verified && account.email !== null,
      phone_number,
      phone_verified: account.phone_verified && account.phone_number !== null,
      sms_opt_in,
      app_mode: account.app_mode === 'GIGSTER' ? 'BOTH' : account.app_mode,
      terms_version_accepted: terms_version,
      terms_accepted_ts: now,
    })
    .where('id', '=', caller.userId)
    .execute();
}
