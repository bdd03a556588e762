import { z } from 'zod';
import { dateParameter } from '../../platform/server/parameters.ts';

const occurrenceMessage = 'Choose the 1st to 4th or the last (-1)';

const byWeekday = z.strictObject({
  weekday: z.int().min(0).max(6).describe('0 is Monday, 6 is Sunday'),
  occurrence: z
    .int(occurrenceMessage)
    .refine((number) => number === -1 || (number >= 1 && number <= 4), occurrenceMessage)
    .nullish()
    .describe('The number of the weekday in the month: 1 to 4, or -1 for the last'),
});

/** The request fields of a recurrence rule. */
export const recurrenceFields = {
  freq: z.enum(['DAILY', 'WEEKLY', 'MONTHLY']),
  interval: z.int().min(1, 'Enter 1 to 30').max(30, 'Enter 1 to 30').default(1),
  byweekdays: z
    .array(byWeekday)
    .max(7)
    .default([])
    .describe('WEEKLY: its days. MONTHLY: one weekday of the month. Defaults to the first date'),
  until: dateParameter.nullish().describe('The last possible day, as a local date; at most 12 months ahead'),
};

const recurrenceBody = z.strictObject(recurrenceFields);

/** A recurrence rule. */
export type Recurrence = z.output<typeof recurrenceBody>;

/** The request schema of a recurrence rule. */
export const recurrence = recurrenceBody.superRefine(checkWeekdays);

/** MONTHLY rules require the number of a weekday, other rules forbid it. */
export function checkWeekdays({ freq, byweekdays }: Recurrence, context: z.RefinementCtx): void {
  for (const [index, { occurrence }] of byweekdays.entries()) {
    const isMissing = freq === 'MONTHLY' && occurrence == null;
    const isTooMuch = freq !== 'MONTHLY' && occurrence != null;
    if (!isMissing && !isTooMuch) continue;
    context.addIssue({
      code: 'custom',
      path: ['byweekdays', index, 'occurrence'],
      message: isMissing ? occurrenceMessage : 'Only months count their weekdays',
    });
  }
}
