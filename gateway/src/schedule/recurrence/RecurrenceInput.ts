import type { Recurrence } from '@brigade/domain/schedule/recurrence/recurrence.ts';
import { recurrenceFrequencies } from '@brigade/domain/schedule/recurrence/recurrenceFrequency.ts';
import { longestInterval } from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import { weekdays } from '@brigade/domain/platform/time/weekday.ts';
import { occurrenceOf } from '@brigade/domain/schedule/recurrence/weekOfMonth.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import { RecurrenceFrequency } from './RecurrenceFrequency.ts';

export const RecurrenceInput = builder.inputType('RecurrenceInput', {
  description:
    "The recurrence rule of a series of gigs, evaluated in the location's time zone. At most 104 dates, at most 12 months ahead.",
  fields: (t) => ({
    frequency: t.field({
      type: RecurrenceFrequency,
      required: true,
      description: 'The unit of the interval.',
    }),
    interval: t.int({
      required: true,
      defaultValue: 1,
      description: `The number of days, weeks or months between repetitions, 1 to ${longestInterval}.`,
    }),
    weekdays: t.field({
      type: [Weekday],
      required: true,
      defaultValue: [],
      description:
        'The days of the week for WEEKLY rules, or the weekday that `occurrence` counts for MONTHLY rules. If empty, the rule repeats on the weekday or the day of the month of its first date.',
    }),
    occurrence: t.int({
      description:
        'The occurrence of the weekday in the month for MONTHLY rules, 1 to 4, or -1 for the last.',
    }),
    until: t.field({
      type: 'Date',
      description: 'The last possible day. Defaults to the maximum length of a series.',
    }),
  }),
});

/** The input of a recurrence rule. */
type RecurrenceInputShape = typeof RecurrenceInput.$inferInput;

const intervalMessage = `Enter 1 to ${longestInterval}`;
const occurrenceMessage = 'Choose 1 to 4, or -1 for the last';

/** Validates a recurrence rule except its end, which the upstream checks against the current day at the location. */
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

/** Converts a validated input to a recurrence rule. */
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
