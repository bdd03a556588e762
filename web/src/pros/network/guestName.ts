import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';

interface Guest {
  readonly name: string | null | undefined;
  readonly email: string | null | undefined;
  readonly phoneNumber: string | null | undefined;
}

/** What an invited person is called: by name, else by an address. */
export function guestName({ name, email, phoneNumber }: Guest): string {
  return name ?? email ?? formatPhone(phoneNumber ?? '');
}

/** The formatted addresses of a guest, except the one shown in place of the name. */
export function guestAddresses({ name, email, phoneNumber }: Guest): string {
  const addresses = [email, phoneNumber && formatPhone(phoneNumber)].filter(Boolean);
  return (name == null ? addresses.slice(1) : addresses).join(' · ');
}
