import type { Database } from '../../database/database.ts';
import { ApiError, type ErrorDetail, invalidFields } from '../../platform/errors.ts';

/** The addresses of an account, and which of them are proven. */
export type AccountAddresses = {
  id: number;
  email: string | null;
  email_verified: boolean;
  phone_number: string | null;
  phone_verified: boolean;
};

type Given = { email: string; phone_number: string };

/**
 * Refuses addresses that cannot become those of the account: another one in place of a proven one (that takes a code), and
 * one that somebody else has proven to be theirs.
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
            'You signed in with another e-mail address. Change it later, in the settings.',
          ),
        ]
      : []),
    ...(account.phone_verified && account.phone_number && account.phone_number !== given.phone_number
      ? [
          detail(
            'phone_number',
            'invalid',
            'You signed in with another phone number. Change it later, in the settings.',
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
    ...(email ? [detail('email', 'already_exists', taken('e-mail address'))] : []),
    ...(phone ? [detail('phone_number', 'already_exists', taken('phone number'))] : []),
  ];
}

const taken = (what: string) =>
  `Another account has this ${what}. If it is yours, sign out and sign in with it instead.`;

function detail(target: string, code: ErrorDetail['code'], message: string): ErrorDetail {
  return { code, message, target };
}
