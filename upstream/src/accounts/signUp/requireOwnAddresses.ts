import type { Database } from '../../platform/database/database.ts';
import { ApiError, type ErrorDetail, invalidFields } from '../../platform/errors.ts';

/** An account's addresses and whether they are verified. */
export type AccountAddresses = {
  id: number;
  email: string | null;
  email_verified: boolean;
  phone_number: string | null;
  phone_verified: boolean;
};

type Given = { email: string; phone_number: string };

/**
 * Rejects addresses that the account cannot use: a replacement for a verified one (which requires a code), or an
 * address verified by another account.
 *
 * @throws ApiError invalid or already_exists, each at its field
 */
export async function requireOwnAddresses(
  trx: Database,
  account: AccountAddresses,
  given: Given,
): Promise<void> {
  const others = [
    ...(account.email_verified && account.email && account.email.toLowerCase() !== given.email
      ? [
          detail(
            'email',
            'invalid',
            'You signed in with another email address. You can change it later in the settings.',
          ),
        ]
      : []),
    ...(account.phone_verified && account.phone_number && account.phone_number !== given.phone_number
      ? [
          detail(
            'phone_number',
            'invalid',
            'You signed in with another phone number. You can change it later in the settings.',
          ),
        ]
      : []),
  ];
  if (others.length > 0) throw invalidFields(others);

  const taken = await findTaken(trx, account.id, given);
  const [first] = taken;
  if (first) throw new ApiError('already_exists', first.message, { target: first.target, details: taken });
}

async function findTaken(trx: Database, userId: number, given: Given): Promise<ErrorDetail[]> {
  const ofOthers = trx.selectFrom('users').select('id').where('id', '!=', userId);
  const email = await ofOthers
    .where('email_verified', '=', true)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', given.email))
    .executeTakeFirst();
  const phone = await ofOthers
    .where('phone_verified', '=', true)
    .where('phone_number', '=', given.phone_number)
    .executeTakeFirst();
  return [
    ...(email ? [detail('email', 'already_exists', taken('email address'))] : []),
    ...(phone ? [detail('phone_number', 'already_exists', taken('phone number'))] : []),
  ];
}

const taken = (what: string) =>
  `Another account has this ${what}. If it is yours, sign out and sign in with it instead.`;

function detail(target: string, code: ErrorDetail['code'], message: string): ErrorDetail {
  return { code, message, target };
}
