import type { Recurrence as RecurrenceShape } from '@brigade/domain/schedule/recurrence/recurrence.ts';
import { recurrenceText } from '@brigade/domain/schedule/recurrence/recurrenceText.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import { RecurrenceFrequency } from './RecurrenceFrequency.ts';

/** A recurrence rule and its first day. */
export interface StartedRecurrence extends RecurrenceShape {
  /** `yyyy-MM-dd` */
  readonly startDate: string;
}

export const Recurrence = builder.objectRef<StartedRecurrence>('Recurrence').implement({
  description: 'The recurrence rule of a series of gigs.',
  fields: (t) => ({
    text: t.string({
      description: 'The rule in words, such as "Every 2 weeks on Monday and Wednesday until March 3".',
      resolve: (rule) => recurrenceText(rule, Temporal.PlainDate.from(rule.startDate)),
    }),
    frequency: t.expose('frequency', { type: RecurrenceFrequency, description: 'The unit of the interval.' }),
    interval: t.exposeInt('interval', {
      description: 'The number of days, weeks or months between repetitions.',
    }),
    weekdays: t.field({
      type: [Weekday],
      description:
        'The days of the week for WEEKLY rules, or the weekday that `occurrence` counts for MONTHLY rules. If empty, the rule repeats on the weekday or the day of the month of its first date.',
      resolve: ({ weekdays }) => [...weekdays],
    }),
    occurrence: t.exposeInt('occurrence', {
      nullable: true,
      description:
        'The occurrence of the weekday in the month for MONTHLY rules, 1 to 4, or -1 for the last.',
    }),
    until: t.expose('until', {
      type: 'Date',
      nullable: true,
      description: 'The last possible day. Null if the series has the maximum length.',
    }),
    startDate: t.expose('startDate', {
      type: 'Date',
      description: 'The first day of the series, or the day of this gig if the REST API does not say.',
    }),
  }),
});
