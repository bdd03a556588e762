import { formatPhone } from '../../platform/validation/phoneNumber.ts';

/** The facts about a team member that name them. */
interface KnownPerson {
  readonly fullName: string;
  readonly email: string | null;
  /** In E.164. */
  readonly phoneNumber: string | null;
}

/** The label of a team member in lists: their name or, without one, an address. */
export function personLabel({ fullName, email, phoneNumber }: KnownPerson): string {
  if (fullName !== '') return fullName;
  return email ?? (phoneNumber === null ? 'Unnamed person' : formatPhone(phoneNumber));
}
