import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { copyGigs } from '../imports/gigImportsApi.ts';
import { PostedGigResult } from '../imports/PostedGigResult.ts';

const gigNumber = (globalId: string) => databaseIdOf(globalId, 'Gig');

const inputRules = z.looseObject({
  locationId,
  weekOf: z.string(),
  toWeekOf: z.string(),
  validateOnly: z.boolean().nullish(),
  gigIds: z
    .array(z.string().refine((id) => gigNumber(id) !== null, 'This is not the id of a gig'))
    .min(1, 'Choose at least one gig')
    .max(200, 'At most 200 gigs')
    .nullish(),
});

builder.relayMutationField(
  'copyGigs',
  {
    description: 'What to copy, and to when.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The location whose gigs they are.' }),
      weekOf: t.field({ type: 'Date', required: true, description: 'The first of seven days.' }),
      toWeekOf: t.field({
        type: 'Date',
        required: true,
        description: 'The day that it becomes, whole weeks away. All copies move as far.',
      }),
      gigIds: t.idList({
        description: 'Gigs of any days, 1 to 200. Left out: all of the seven days that are not cancelled.',
      }),
      validateOnly: t.boolean({
        defaultValue: false,
        description: 'Whether to check everything and post nothing.',
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Posts gigs again, whole weeks later and at the same time by the clock of their place: all of them, or none when one ' +
      'of them cannot be posted. Pros and events are not copied.',
    extensions: errorPaths({
      location_id: ['locationId'],
      week_of: ['weekOf'],
      to_week_of: ['toWeekOf'],
      gig_ids: ['gigIds'],
      'gigs.post': ['locationId'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const body = {
        location_id: checkedLocationNumber(input.locationId),
        week_of: input.weekOf,
        to_week_of: input.toWeekOf,
        ...(input.gigIds != null && { gig_ids: input.gigIds.map((id) => gigNumber(id) ?? 0) }),
        is_dry_run: input.validateOnly ?? false,
      };
      const path = input.gigIds == null ? ['locationId'] : ['gigIds'];
      return presentAt(path, input.gigIds == null ? 'location' : 'gig', rest.call(copyGigs, { body }));
    },
  },
  {
    description: 'How it went.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: t.field({
        type: [PostedGigResult],
        nullable: true,
        description: 'One for each gig, by start; null when all was refused.',
        extensions: { listSize: 200 },
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.results),
      }),
    }),
  },
);
