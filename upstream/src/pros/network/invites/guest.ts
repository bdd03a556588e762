import { z } from 'zod';
import { emailAddress, phoneNumber } from '../../../platform/outbox/address.ts';

const orNothing = <Text extends z.ZodType<string, string>>(text: Text) =>
  z
    .string()
    .nullish()
    .transform((value) => value?.trim() || null)
    .pipe(text.nullable());

/** Who is invited into a network: an empty text is none; an e-mail address or a phone number is needed. */
export const guestFields = {
  name: orNothing(z.string().max(100, 'At most 100 characters')),
  email: orNothing(emailAddress),
  phone_number: orNothing(phoneNumber),
};

/** Who is invited into a network. */
export type Guest = z.output<z.ZodObject<typeof guestFields>>;

/** Says so at `email` when there is no way to reach the guest. */
export function requireReachable({ email, phone_number }: Guest, context: z.RefinementCtx): void {
  if (email !== null || phone_number !== null) return;
  context.addIssue({
    code: 'custom',
    path: ['email'],
    message: 'Enter an email address or a phone number',
  });
}
