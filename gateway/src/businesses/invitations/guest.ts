import type { BuilderTypes } from '../../platform/schema/builder.ts';

/** Who is invited, in an input. */
export interface GuestInput {
  readonly email: string;
  readonly phoneNumber?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** Who is invited, on the wire. */
export interface GuestWire {
  readonly email: string;
  readonly phone_number: string | null;
  readonly manager_name: string | null;
}

/** The wire object of who is invited. */
export function guestWire({ email, phoneNumber, name }: GuestInput): GuestWire {
  return { email, phone_number: phoneNumber ?? null, manager_name: name || null };
}

/** The fields of an input that say who is invited; its rules are `guestFields` of the domain. */
export function guestInputFields(t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>) {
  return {
    email: t.string({ required: true, description: 'Where the link is sent.' }),
    phoneNumber: t.string({
      description:
        'A US phone number, however it is written. Who accepts is then asked for it. May be empty.',
    }),
    name: t.string({ description: 'Who it is, for the list of invitations; at most 100 characters.' }),
  };
}

/** Where in the input stands what the upstream names in its errors. */
export const guestPaths = { email: ['email'], phone_number: ['phoneNumber'], manager_name: ['name'] };
