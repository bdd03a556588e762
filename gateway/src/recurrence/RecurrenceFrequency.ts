import type { recurrenceFrequencies } from '@brigade/domain/schedule/recurrence/recurrenceFrequency.ts';
import { builder } from '../platform/schema/builder.ts';
import type { Described } from '../platform/schema/described.ts';

export const RecurrenceFrequency = builder.enumType('RecurrenceFrequency', {
  description: 'How often something can repeat.',
  values: {
    DAILY: { description: 'Every so many days.' },
    WEEKLY: { description: 'Every so many weeks, on some of their days.' },
    MONTHLY: { description: 'Every so many months, on one of their days.' },
  } satisfies Described<typeof recurrenceFrequencies>,
});
