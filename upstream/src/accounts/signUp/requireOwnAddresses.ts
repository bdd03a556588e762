import { type ErrorDetail, invalidFields } from '../../platform/errors.ts';

/** An account's addresses and whether they are verified. */
export type AccountAddresses = {
  email: string | null;
  email_verified: boolean;
  phone_number: string | null;
  phone_verified: boolean;
};

type Given = { email: string; phone_number: string };

/**
 * Rejects a replacement for a verified address, which requires a code. Addresses that another account verified are
 * accepted unverified: rejecting them would reveal who has an account.
 *
 * @throws ApiError invalid, each at its field
 */
export function requireOwnAddresses(account: AccountAddresses, given: Given): void {
  const others: ErrorDetail[] = [];
  if (account.email_verified && account.email && account.email.toLowerCase() !== given.email) {
    others.push(replaced('email', 'email address'));
  }
  if (account.phone_verified && account.phone_number && account.phone_number !== given.phone_number) {
    others.push(replaced('phone_number', 'phone number'));
  }
  if (others.length > 0) throw invalidFields(others);
}

function replaced(target: keyof Given, what: string): ErrorDetail {
  const message = `You signed in with another ${what}. You can change it later in the settings.`;
  return { code: 'invalid', message, target };
}
