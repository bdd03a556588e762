import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { importGigs } from './gigImportsApi.ts';
import { importedRowBody, ImportedRowInput, importedRowRules } from './ImportedRowInput.ts';
import { PostedGigResult } from './PostedGigResult.ts';
import { costOfPostedField } from './costOfPosted.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const inputRules = z.looseObject({
  locationId,
  rows: z.array(importedRowRules).min(1, 'Add at least one row').max(200, 'At most 200 rows'),
});

builder.relayMutationField(
  'importGigs',
  {
    description: 'Input for importGigs: the rows of a table.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location that posts the gigs.' }),
      rows: t.field({
        type: [ImportedRowInput],
        required: true,
        description: 'The rows of the table, from 1 to 200.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Posts each row of a table as a gig on the marketplace. If any row is invalid, no gig is posted. Every row gets its own ' +
      'errors.',
    extensions: errorPaths({ location_id: ['locationId'], rows: ['rows'], 'gigs.post': ['locationId'] }),
    resolve: async (_root, { input }, context) => {
      const body = {
        location_id: checkedLocationNumber(input.locationId),
        rows: await Promise.all(input.rows.map((row) => importedRowBody(row, context))),
      };
      return presentAt(['locationId'], 'location', context.rest.call(importGigs, { body }));
    },
  },
  {
    description: 'Return type of importGigs.',
    outputFields: (t) => ({
      errors: errorsField(t),
      cost: costOfPostedField(t),
      results: t.field({
        type: [PostedGigResult],
        nullable: true,
        description:
          'The result for each row, in the order of the input. Null if the whole input was refused.',
        extensions: { listSize: 200 },
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.results),
      }),
    }),
  },
);
