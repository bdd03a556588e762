import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedShiftTemplate, shiftTemplateId } from './shiftTemplateId.ts';
import { removeShiftTemplate } from './shiftTemplatesApi.ts';

builder.relayMutationField(
  'deleteShiftTemplate',
  {
    description: 'Input for deleteShiftTemplate.',
    inputFields: (t) => ({
      shiftTemplateId: t.id({ required: true, description: 'The ID of the template to delete.' }),
    }),
    validate: { schema: z.looseObject({ shiftTemplateId }) },
  },
  {
    description: 'Deletes a shift template. Gigs posted from it do not change.',
    extensions: errorPaths({ 'gigs.post': ['shiftTemplateId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const { id, locationId } = checkedShiftTemplate(input.shiftTemplateId);
      const call = rest.call(removeShiftTemplate, { path: { id } });
      await presentAt(['shiftTemplateId'], 'shift template', call);
      return { locationId, deletedShiftTemplateId: input.shiftTemplateId };
    },
  },
  {
    description: 'Return type of deleteShiftTemplate.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedShiftTemplateId: t.exposeID('deletedShiftTemplateId', {
        nullable: true,
        description: 'The ID of the deleted template. Null if the mutation failed.',
      }),
      location: concernedLocation(t),
    }),
  },
);
