import { z } from 'zod';
import { emailAddress, phoneNumber } from '../../../platform/outbox/address.ts';

const orNothing = <Text extends z.ZodType<string, string>>(text: Text) =>
  z
    .string()
    .nullish()
    .transform((value) => value?.trim() || null)
    .pipe(text.nullable());

/** The request fields of a guest. An empty text counts as omitted; an email address or a phone number is required. */
export const guestFields = {
  name: orNothing(z.string().max(100, 'At most 100 characters')),
  email: orNothing(emailAddress),
  phone_number: orNothing(phoneNumber),
};

/** A guest who is invited to a network. */
export type Guest = z.output<z.ZodObject<typeof guestFields>>;

/** Adds an issue at `email` when the guest has neither an email address nor a phone number. */
export function requireReachable({ email, phone_number }: Guest, context: z.RefinementCtx): void {
  if (email !== null || phone_number !== null) return;
  context.addIssue({
    code: 'custom',
    path: ['email'],
    message: 'Enter an email address or a phone number',
  });
}
