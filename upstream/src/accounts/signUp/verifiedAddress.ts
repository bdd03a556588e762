import type { SignInChannel } from '../../platform/outbox/address.ts';
import type { LinkableAccount } from './linkableAccounts.ts';

/** An address for sending a code to the owner of an account. */
export type VerifiedAddress = { channel: SignInChannel; address: string };

/** A verified address of an account; null for a never used account. */
export function verifiedAddress(account: LinkableAccount): VerifiedAddress | null {
  if (account.email_verified && account.email !== null) {
    return { channel: 'email', address: account.email.toLowerCase() };
  }
  if (account.phone_verified && account.phone_number !== null) {
    return { channel: 'phone', address: account.phone_number };
  }
  return null;
}

/** Masks an address for a user who has not verified ownership. */
export function maskAddress({ channel, address }: VerifiedAddress): string {
  if (channel === 'phone') return `(•••) •••-${address.slice(-4)}`;
  return `${address.charAt(0)}•••${address.slice(address.lastIndexOf('@'))}`;
}
