import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { importGigs } from './gigImportsApi.ts';
import { importedRowBody, ImportedRowInput, importedRowRules } from '../../gigs/importing/ImportedRowInput.ts';
import { PostedGigResult } from './PostedGigResult.ts';

const inputRules = z.looseObject({
  locationId,
  validateOnly: z.boolean().nullish(),
  rows: z.array(importedRowRules).min(1, 'Add at least one row').max(200, 'At most 200 rows'),
});

builder.relayMutationField(
  'importGigs',
  {
    description: 'The rows of a table, and where their gigs are to be posted.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The location.' }),
      rows: t.field({ type: [ImportedRowInput], required: true, description: 'The rows, 1 to 200.' }),
      validateOnly: t.boolean({
        defaultValue: false,
        description: 'Whether to check everything and post nothing.',
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Posts each row of a table as a gig on the marketplace: all of them, or none when one of them cannot be posted. Says ' +
      'of each row what is wrong with it.',
    extensions: errorPaths({ location_id: ['locationId'], rows: ['rows'], 'gigs.post': ['locationId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const body = {
        location_id: checkedLocationNumber(input.locationId),
        rows: input.rows.map(importedRowBody),
        is_dry_run: input.validateOnly ?? false,
      };
      return presentAt(['locationId'], 'location', rest.call(importGigs, { body }));
    },
  },
  {
    description: 'How it went.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: t.field({
        type: [PostedGigResult],
        nullable: true,
        description: 'One for each row, in their order; null when all was refused.',
        extensions: { listSize: 200 },
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.results),
      }),
    }),
  },
);
