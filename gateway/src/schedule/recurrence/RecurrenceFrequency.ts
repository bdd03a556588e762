import type { recurrenceFrequencies } from '@brigade/domain/schedule/recurrence/recurrenceFrequency.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const RecurrenceFrequency = builder.enumType('RecurrenceFrequency', {
  description: 'The unit of a recurrence interval.',
  values: {
    DAILY: { description: 'Repeats every given number of days.' },
    WEEKLY: { description: 'Repeats every given number of weeks, on one or more weekdays.' },
    MONTHLY: { description: 'Repeats every given number of months, on one day.' },
  } satisfies Described<typeof recurrenceFrequencies>,
});
