import type { z } from 'zod';
import { Location } from '../../businesses/locations/Location.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { builder } from '../../platform/schema/builder.ts';
import { listSuggestedBreaks, type suggestedBreakWire } from './suggestedBreaksApi.ts';

const SuggestedBreak = builder.objectRef<z.infer<typeof suggestedBreakWire>>('SuggestedBreak').implement({
  description:
    'An unpaid break that is usual in shifts of some length. Of several, that of the longest shifts counts.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the rule.' }),
    triggerMinutes: t.exposeInt('break_trigger_minutes', {
      description: 'Shifts that are longer than this, in minutes that really pass, have it.',
    }),
    lengthMinutes: t.exposeInt('break_length_minutes', { description: 'How long the break is, in minutes.' }),
  }),
});

builder.objectField(Location, 'suggestedBreaks', (t) =>
  t.field({
    type: [SuggestedBreak],
    nullable: true,
    description:
      'The unpaid breaks that are usual in its market, those of shorter shifts first. With both times those that apply ' +
      'to such a shift. A call of its own.',
    args: {
      start: t.arg({ type: 'DateTime', description: 'When the shift starts.' }),
      end: t.arg({ type: 'DateTime', description: 'When it ends.' }),
    },
    extensions: { listSize: 5 },
    resolve: async ({ id }, { start, end }, context) => {
      const { market_id } = await locationDetail(id, context);
      const times = start != null && end != null ? { start_time: start, end_time: end } : {};
      const breaks = await context.rest.call(listSuggestedBreaks, { query: { market_id, ...times } });
      return breaks.toSorted((one, other) => one.break_trigger_minutes - other.break_trigger_minutes);
    },
  }),
);
