import type { SignInChannel } from '../../platform/outbox/address.ts';
import type { LinkableAccount } from './linkableAccounts.ts';

/** Where a code reaches the owner of an account. */
export type ProvenAddress = { channel: SignInChannel; address: string };

/** An address that the owner of an account has proven; null for an account that nobody has ever signed in to. */
export function provenAddress(account: LinkableAccount): ProvenAddress | null {
  if (account.email_verified && account.email !== null) {
    return { channel: 'email', address: account.email.toLowerCase() };
  }
  if (account.phone_verified && account.phone_number !== null) {
    return { channel: 'phone', address: account.phone_number };
  }
  return null;
}

/** The address as it may be shown to somebody who has yet to prove that it is theirs. */
export function maskAddress({ channel, address }: ProvenAddress): string {
  if (channel === 'phone') return `(•••) •••-${address.slice(-4)}`;
  return `${address.charAt(0)}•••${address.slice(address.lastIndexOf('@'))}`;
}
