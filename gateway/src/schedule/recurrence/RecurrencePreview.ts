import { builder } from '../../platform/schema/builder.ts';
import type { RecurrenceDateWire } from './recurrenceApi.ts';

const RecurrenceDate = builder.objectRef<RecurrenceDateWire>('RecurrenceDate').implement({
  description: 'A date of a recurrence rule with the actual times of its shift.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The local date of the shift.' }),
    start: t.expose('start_time', { type: 'DateTime', description: "The shift's start time, in UTC." }),
    end: t.expose('end_time', { type: 'DateTime', description: "The shift's end time, in UTC." }),
    isStartMoved: t.exposeBoolean('is_start_moved', {
      description:
        'Whether the local start time is skipped by daylight saving time. The shift then starts at the next valid minute.',
    }),
    isRepeatedHour: t.exposeBoolean('is_repeated_hour', {
      description:
        'Whether the local start time occurs twice because daylight saving time ends. The shift then starts at the first one.',
    }),
  }),
});

/** The dates of a recurrence rule, or the reason it has none. */
export interface RecurrencePreviewShape {
  readonly dates: readonly RecurrenceDateWire[];
  readonly problem: string | null;
}

export const RecurrencePreview = builder.objectRef<RecurrencePreviewShape>('RecurrencePreview').implement({
  description: 'The dates of a recurrence rule that has not been posted.',
  fields: (t) => ({
    dates: t.field({
      type: [RecurrenceDate],
      description: 'The dates in chronological order, at most 104. Empty if the rule is invalid.',
      extensions: { listSize: 104 },
      resolve: ({ dates }) => [...dates],
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'A human-readable reason the rule is invalid. Null if it is valid.',
    }),
  }),
});
