import { builder } from './builder.ts';
import type { Described } from './described.ts';
import type { weekdays } from './weekdays.ts';

export const Weekday = builder.enumType('Weekday', {
  description: 'A day of the week.',
  values: {
    MONDAY: { description: 'Monday, ISO weekday 1.' },
    TUESDAY: { description: 'Tuesday, ISO weekday 2.' },
    WEDNESDAY: { description: 'Wednesday, ISO weekday 3.' },
    THURSDAY: { description: 'Thursday, ISO weekday 4.' },
    FRIDAY: { description: 'Friday, ISO weekday 5.' },
    SATURDAY: { description: 'Saturday, ISO weekday 6.' },
    SUNDAY: { description: 'Sunday, ISO weekday 7.' },
  } satisfies Described<typeof weekdays>,
});
