import type { Recurrence as RecurrenceShape } from '@brigade/domain/schedule/recurrence/recurrence.ts';
import { recurrenceText } from '@brigade/domain/schedule/recurrence/recurrenceText.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Weekday } from '../../platform/schema/Weekday.ts';
import { RecurrenceFrequency } from '../../recurrence/RecurrenceFrequency.ts';

/** A rule and the day with which it began. */
export interface StartedRecurrence extends RecurrenceShape {
  /** `yyyy-MM-dd` */
  readonly startDate: string;
}

export const Recurrence = builder.objectRef<StartedRecurrence>('Recurrence').implement({
  description: 'The rule by which a posting repeats.',
  fields: (t) => ({
    text: t.string({
      description: 'The rule in words, e.g. "Every 2 weeks on Monday and Wednesday until 3 March".',
      resolve: (rule) => recurrenceText(rule, Temporal.PlainDate.from(rule.startDate)),
    }),
    frequency: t.expose('frequency', { type: RecurrenceFrequency, description: 'How often.' }),
    interval: t.exposeInt('interval', { description: 'Every so many days, weeks or months; 1 is each.' }),
    weekdays: t.field({
      type: [Weekday],
      description:
        'WEEKLY: its days. MONTHLY: the weekday that `occurrence` counts. Empty: as the first date.',
      resolve: ({ weekdays }) => [...weekdays],
    }),
    occurrence: t.exposeInt('occurrence', {
      nullable: true,
      description: 'MONTHLY: which of its weekday in the month, 1 to 4 or -1 for the last.',
    }),
    until: t.expose('until', {
      type: 'Date',
      nullable: true,
      description: 'The last day that is possible; null for as long as series can be.',
    }),
    startDate: t.expose('startDate', { type: 'Date', description: 'The day with which it began.' }),
  }),
});
