import type { z } from 'zod';
import { Location } from '../../businesses/locations/Location.ts';
import { locationDetail } from '../../businesses/locations/locationDetail.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { listSuggestedBreaks, type suggestedBreakWire } from './suggestedBreaksApi.ts';

const SuggestedBreak = builder.objectRef<z.infer<typeof suggestedBreakWire>>('SuggestedBreak').implement({
  description:
    'A rule that suggests an unpaid break for long shifts. If several rules match, the one with the longest trigger applies.',
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the rule.' }),
    triggerMinutes: t.exposeInt('break_trigger_minutes', {
      description: 'The shift length above which the rule applies, in elapsed minutes.',
    }),
    lengthMinutes: t.exposeInt('break_length_minutes', {
      description: 'The length of the break, in minutes.',
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the rule was added, in UTC, if known.',
    }),
    updatedAt: t.expose('last_updated_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the rule was last changed, in UTC, if known.',
    }),
    createdByDatabaseId: t.expose('created_by', {
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the user who added the rule; null for rules of the platform.',
    }),
    updatedByDatabaseId: t.expose('last_updated_by', {
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the user who last changed the rule; null for rules of the platform.',
    }),
  }),
});

builder.objectField(Location, 'suggestedBreaks', (t) =>
  t.field({
    type: [SuggestedBreak],
    nullable: true,
    description:
      "The suggested unpaid breaks of the location's market, ordered by trigger. If both times are given, " +
      'only those that apply to the shift. Costs one upstream call.',
    args: {
      start: t.arg({ type: 'DateTime', description: 'The start time of the shift.' }),
      end: t.arg({ type: 'DateTime', description: 'The end time of the shift.' }),
    },
    extensions: { listSize: 5 },
    resolve: async ({ id }, { start, end }, context) => {
      const { market_id } = await locationDetail(id, context);
      const times = start != null && end != null ? { start_time: start, end_time: end } : {};
      const breaks = await wholeList(
        (page) => context.rest.call(listSuggestedBreaks, { query: { market_id, ...times, ...page } }),
        'plain',
      );
      return breaks.toSorted((one, other) => one.break_trigger_minutes - other.break_trigger_minutes);
    },
  }),
);
