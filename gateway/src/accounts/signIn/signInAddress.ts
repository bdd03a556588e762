import { email } from '@brigade/domain/platform/validation/email.ts';
import { phone } from '@brigade/domain/platform/validation/phone.ts';
import { z } from 'zod';

/** Where a code is sent: an email address or a phone number. */
export interface SignInAddress {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** The rules of each way, for an input object with {@link exactlyOneAddress}. */
export const addressFields = { email: z.nullish(email), phone: z.nullish(phone) };

/** Refuses an input with no address and one with two. */
export const exactlyOneAddress = z.superRefine<SignInAddress>((input, context) => {
  if (input.email != null && input.phone != null) {
    context.addIssue({
      code: 'custom',
      path: ['phone'],
      message: 'Give an email address or a phone number, not both',
    });
  }
  if (input.email == null && input.phone == null) {
    context.addIssue({
      code: 'custom',
      path: ['email'],
      message: 'Give an email address or a phone number',
      params: { isMissing: true },
    });
  }
});
