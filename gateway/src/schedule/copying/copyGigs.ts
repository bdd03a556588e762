import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { checkedGigNumber, gigId } from '../gigs/gigId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { copyGigs } from '../imports/gigImportsApi.ts';
import { PostedGigResult } from '../imports/PostedGigResult.ts';
import { costOfPostedField } from '../imports/costOfPosted.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const inputRules = z.looseObject({
  locationId,
  weekOf: z.string(),
  toWeekOf: z.string(),
  gigIds: z.array(gigId).min(1, 'Choose at least one shift').max(200, 'At most 200 shifts').nullish(),
});

builder.relayMutationField(
  'copyGigs',
  {
    description: 'Input for copyGigs.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location that has the gigs.' }),
      weekOf: t.field({ type: 'Date', required: true, description: 'The first of the seven days to copy.' }),
      toWeekOf: t.field({
        type: 'Date',
        required: true,
        description: 'The day that `weekOf` is copied to, a whole number of weeks away.',
      }),
      gigIds: t.idList({
        description:
          'The IDs of gigs on any day, 1 to 200. Defaults to all gigs of the seven days that are not cancelled.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Copies gigs by whole weeks to the same local time. If any copy cannot be posted, none is. Pros and events are not ' +
      'copied.',
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
        ...(input.gigIds != null && { gig_ids: input.gigIds.map(checkedGigNumber) }),
      };
      const path = input.gigIds == null ? ['locationId'] : ['gigIds'];
      return presentAt(path, input.gigIds == null ? 'location' : 'gig', rest.call(copyGigs, { body }));
    },
  },
  {
    description: 'Return type of copyGigs.',
    outputFields: (t) => ({
      errors: errorsField(t),
      cost: costOfPostedField(t),
      results: t.field({
        type: [PostedGigResult],
        nullable: true,
        description: 'A result for each gig, ordered by start time. Null if the mutation failed.',
        extensions: { listSize: 200 },
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.results),
      }),
    }),
  },
);
