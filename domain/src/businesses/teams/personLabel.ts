import { formatPhone } from '../../platform/validation/phoneNumber.ts';

/** What is known of somebody on a team. */
interface KnownPerson {
  readonly fullName: string;
  readonly email: string | null;
  /** In E.164. */
  readonly phoneNumber: string | null;
}

/** What somebody is called where a team is listed: who has not given a name yet, by an address. */
export function personLabel({ fullName, email, phoneNumber }: KnownPerson): string {
  if (fullName !== '') return fullName;
  return email ?? (phoneNumber === null ? 'Unnamed person' : formatPhone(phoneNumber));
}
