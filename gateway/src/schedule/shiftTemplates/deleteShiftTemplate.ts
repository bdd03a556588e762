import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedShiftTemplate, shiftTemplateId } from '../../shiftTemplates/shiftTemplateId.ts';
import { removeShiftTemplate } from './shiftTemplatesApi.ts';

builder.relayMutationField(
  'deleteShiftTemplate',
  {
    description: 'Which template.',
    inputFields: (t) => ({ shiftTemplateId: t.id({ required: true, description: 'The template.' }) }),
    validate: { schema: z.looseObject({ shiftTemplateId }) },
  },
  {
    description: 'Deletes a shift template. What was posted with it stays as it is.',
    extensions: errorPaths({ 'gigs.post': ['shiftTemplateId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const { id, locationId } = checkedShiftTemplate(input.shiftTemplateId);
      const call = rest.call(removeShiftTemplate, { path: { id } });
      await presentAt(['shiftTemplateId'], 'shift template', call);
      return { locationId, deletedShiftTemplateId: input.shiftTemplateId };
    },
  },
  {
    description: 'What was deleted, and the location without it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedShiftTemplateId: t.exposeID('deletedShiftTemplateId', {
        nullable: true,
        description: 'The id of the template that is no more.',
      }),
      location: concernedLocation(t),
    }),
  },
);
