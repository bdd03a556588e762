import { z } from 'zod';
import { ApiError, invalidField } from '../../platform/errors.ts';
import type { DisputeRow } from './actOnDispute.ts';
import { isInMinutes } from './disputeSubject.ts';
import type { DisputeSubject } from './disputesTables.ts';

const minutesRange = 'Enter 1 minute to 16 hours';
const amountRange = 'Enter $0.01 to $10,000';
const longestNote = 500;

/** What is claimed or offered: dollars in a dispute about a payment, minutes in others. */
export const valueShape = {
  minutes: z.int(minutesRange).min(1, minutesRange).max(960, minutesRange).optional(),
  amount: z
    .number(amountRange)
    .min(0.01, amountRange)
    .max(10_000, amountRange)
    .optional()
    .describe('Dollars that the pro gets in total'),
};

/** Why, in the words of the person who acts. */
export const note = z
  .string()
  .trim()
  .min(1, 'This field is required')
  .max(longestNote, `At most ${longestNote} characters`);

/** The field of the value of a subject. */
export const fieldOf = (subject: DisputeSubject) => (isInMinutes(subject) ? 'minutes' : 'amount');

/**
 * The value of a body, in minutes or cents.
 *
 * @throws ApiError required at the field that the subject needs
 */
export function valueOf(
  subject: DisputeSubject,
  { minutes, amount }: { minutes?: number | undefined; amount?: number | undefined },
): number {
  const value = isInMinutes(subject) ? minutes : amount === undefined ? undefined : Math.round(amount * 100);
  if (value === undefined) {
    throw new ApiError('required', 'This field is required', { target: fieldOf(subject) });
  }
  return value;
}

/** @throws ApiError invalid unless the value lies between what counts and the claim */
export function requireBetween(
  {
    subject,
    contested_value,
    claimed_value,
  }: Pick<DisputeRow, 'subject' | 'contested_value' | 'claimed_value'>,
  value: number,
): void {
  const target = fieldOf(subject);
  if (value >= claimed_value) {
    throw invalidField(target, 'Enter less than the claim. To grant all of it, accept it.');
  }
  if (value <= contested_value) throw invalidField(target, 'Enter more than what counts now.');
}
