import { builder } from '../../platform/schema/builder.ts';
import type { RecurrenceDateWire } from './recurrenceApi.ts';

const RecurrenceDate = builder.objectRef<RecurrenceDateWire>('RecurrenceDate').implement({
  description: 'A date of a rule, and when a shift on it really is.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day, on the calendar of the place.' }),
    start: t.expose('start_time', { type: 'DateTime', description: 'When the shift would start.' }),
    end: t.expose('end_time', { type: 'DateTime', description: 'When it would end.' }),
    isStartMoved: t.exposeBoolean('is_start_moved', {
      description: 'Whether the clocks skip the start that day: it moved forward to the next valid minute.',
    }),
    isRepeatedHour: t.exposeBoolean('is_repeated_hour', {
      description: 'Whether the start comes twice that day, as the clocks go back: the first one counts.',
    }),
  }),
});

/** The dates of a rule, or why it has none. */
export interface RecurrencePreviewShape {
  readonly dates: readonly RecurrenceDateWire[];
  readonly problem: string | null;
}

export const RecurrencePreview = builder.objectRef<RecurrencePreviewShape>('RecurrencePreview').implement({
  description: 'The dates that a posting with a rule would have.',
  fields: (t) => ({
    dates: t.field({
      type: [RecurrenceDate],
      description: 'At most 104, in order; empty when something is wrong with the rule.',
      extensions: { listSize: 104 },
      resolve: ({ dates }) => [...dates],
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'What is wrong with the rule, for people; null when all is well.',
    }),
  }),
});
