import type { Recurrence } from '@brigade/domain/schedule/recurrence/recurrence.ts';
import { recurrenceFrequencies } from '@brigade/domain/schedule/recurrence/recurrenceFrequency.ts';
import { longestInterval } from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import { weekdays } from '@brigade/domain/platform/time/weekday.ts';
import { occurrenceOf } from '@brigade/domain/schedule/recurrence/weekOfMonth.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import { RecurrenceFrequency } from '../../recurrence/RecurrenceFrequency.ts';

export const RecurrenceInput = builder.inputType('RecurrenceInput', {
  description:
    'The rule by which a posting repeats: at most 104 dates, at most 12 months ahead, on the calendar of the place.',
  fields: (t) => ({
    frequency: t.field({ type: RecurrenceFrequency, required: true, description: 'How often.' }),
    interval: t.int({
      required: true,
      defaultValue: 1,
      description: `Every so many days, weeks or months, 1 to ${longestInterval}.`,
    }),
    weekdays: t.field({
      type: [Weekday],
      required: true,
      defaultValue: [],
      description: 'WEEKLY: its days. MONTHLY: the one that `occurrence` counts. Empty: as the first date.',
    }),
    occurrence: t.int({
      description: 'MONTHLY with a weekday: which one of the month, 1 to 4 or -1 for the last.',
    }),
    until: t.field({
      type: 'Date',
      description: 'The last day that is possible. Left out: for as long as series can be.',
    }),
  }),
});

/** A rule as an input has it. */
export type RecurrenceInputShape = typeof RecurrenceInput.$inferInput;

const intervalMessage = `Enter 1 to ${longestInterval}`;
const occurrenceMessage = 'Choose 1 to 4, or -1 for the last';

/** The rules of a rule. Its end is judged by the server, which knows the day at the place. */
export const recurrenceRules = z
  .looseObject({
    frequency: z.enum(recurrenceFrequencies),
    interval: z.int().min(1, intervalMessage).max(longestInterval, intervalMessage),
    weekdays: z.array(z.enum(weekdays)).max(7, 'Choose each day once'),
    occurrence: z.int().nullish(),
  })
  .superRefine(({ frequency, weekdays: days, occurrence }, context) => {
    if (frequency !== 'MONTHLY') return;
    if (days.length > 1) {
      context.addIssue({ code: 'custom', path: ['weekdays'], message: 'Choose one day of the week' });
    }
    if (days.length > 0 && occurrenceOf(occurrence ?? null) === null) {
      context.addIssue({ code: 'custom', path: ['occurrence'], message: occurrenceMessage });
    }
  });

/** What an input that has kept its rules says. */
export function recurrenceOfInput(input: RecurrenceInputShape): Recurrence {
  const { frequency, interval, weekdays: days, occurrence, until } = input;
  return {
    frequency,
    interval,
    weekdays: days,
    occurrence: frequency === 'MONTHLY' && days.length > 0 ? occurrenceOf(occurrence ?? null) : null,
    until: until ?? null,
  };
}
