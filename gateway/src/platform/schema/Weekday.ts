import { builder } from './builder.ts';
import type { Described } from './described.ts';
import type { weekdays } from './weekdays.ts';

export const Weekday = builder.enumType('Weekday', {
  description: 'A day of the week.',
  values: {
    MONDAY: { description: 'Monday.' },
    TUESDAY: { description: 'Tuesday.' },
    WEDNESDAY: { description: 'Wednesday.' },
    THURSDAY: { description: 'Thursday.' },
    FRIDAY: { description: 'Friday.' },
    SATURDAY: { description: 'Saturday.' },
    SUNDAY: { description: 'Sunday.' },
  } satisfies Described<typeof weekdays>,
});
