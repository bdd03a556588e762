import type { BuilderTypes } from '../../platform/schema/builder.ts';

/** The invitee, as given in an input. */
export interface GuestInput {
  readonly email: string;
  readonly phoneNumber?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** The invitee, on the wire. */
export interface GuestWire {
  readonly email: string;
  readonly phone_number: string | null;
  readonly manager_name: string | null;
}

/** Converts the invitee to its wire format. */
export function guestWire({ email, phoneNumber, name }: GuestInput): GuestWire {
  return { email, phone_number: phoneNumber ?? null, manager_name: name || null };
}

/** The input fields that describe the invitee; validated by `guestFields` of the domain. */
export function guestInputFields(t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>) {
  return {
    email: t.string({ required: true, description: 'The email address to send the link to.' }),
    phoneNumber: t.string({
      description:
        "The invitee's US phone number, in any format, which they must then confirm. May be empty.",
    }),
    name: t.string({
      description: "The invitee's name, shown in the list of invitations; at most 100 characters.",
    }),
  };
}

/** Maps the fields named in upstream errors to paths in the input. */
export const guestPaths = { email: ['email'], phone_number: ['phoneNumber'], manager_name: ['name'] };
