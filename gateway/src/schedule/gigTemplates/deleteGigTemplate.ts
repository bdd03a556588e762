import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { locationBeforeDeletion } from '../../businesses/locations/locationBeforeDeletion.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedGigTemplateNumber, gigTemplateId } from './gigTemplateId.ts';
import { getGigTemplate, removeGigTemplate } from './gigTemplatesApi.ts';

builder.relayMutationField(
  'deleteGigTemplate',
  {
    description: 'Input for deleteGigTemplate.',
    inputFields: (t) => ({ gigTemplateId: t.id({ required: true, description: 'The ID of the template.' }) }),
    validate: { schema: z.looseObject({ gigTemplateId }) },
  },
  {
    description: 'Deletes a gig template. Gigs that were posted with it do not change.',
    extensions: errorPaths({ 'gigs.post': ['gigTemplateId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const id = checkedGigTemplateNumber(input.gigTemplateId);
      const locationId = await locationBeforeDeletion(rest.call(getGigTemplate, { path: { id } }));
      await presentAt(['gigTemplateId'], 'template', rest.call(removeGigTemplate, { path: { id } }));
      return { deletedGigTemplateId: input.gigTemplateId, locationId };
    },
  },
  {
    description: 'Return type of deleteGigTemplate.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedGigTemplateId: t.exposeID('deletedGigTemplateId', {
        nullable: true,
        description: 'The ID of the deleted template.',
      }),
      location: concernedLocation(t),
    }),
  },
);
