import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedGigTemplateNumber, gigTemplateId } from '../../gigTemplates/gigTemplateId.ts';
import { getGigTemplate, removeGigTemplate } from './gigTemplatesApi.ts';

builder.relayMutationField(
  'deleteGigTemplate',
  {
    description: 'Which template.',
    inputFields: (t) => ({ gigTemplateId: t.id({ required: true, description: 'The template.' }) }),
    validate: { schema: z.looseObject({ gigTemplateId }) },
  },
  {
    description: 'Deletes a gig template. Gigs that were posted with it stay as they are.',
    extensions: errorPaths({ 'gigs.post': ['gigTemplateId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const id = checkedGigTemplateNumber(input.gigTemplateId);
      // Read before: afterwards nobody can say whose it was.
      const { location_id: locationId } = await presentAt(
        ['gigTemplateId'],
        'gig template',
        rest.call(getGigTemplate, { path: { id } }),
      );
      await rest.call(removeGigTemplate, { path: { id } });
      return { deletedGigTemplateId: input.gigTemplateId, locationId };
    },
  },
  {
    description: 'What was deleted, and the location without it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedGigTemplateId: t.exposeID('deletedGigTemplateId', {
        nullable: true,
        description: 'The id of the template that is no more.',
      }),
      location: concernedLocation(t),
    }),
  },
);
