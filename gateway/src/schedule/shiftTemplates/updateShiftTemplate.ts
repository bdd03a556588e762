import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import {
  shiftTemplateBody,
  shiftTemplateField,
  shiftTemplateFields,
  shiftTemplatePaths,
  withShiftRules,
} from './shiftTemplateFields.ts';
import { checkedShiftTemplate, shiftTemplateId } from './shiftTemplateId.ts';
import { replaceShiftTemplate } from './shiftTemplatesApi.ts';

builder.relayMutationField(
  'updateShiftTemplate',
  {
    description: 'Input for updateShiftTemplate.',
    inputFields: (t) => ({
      shiftTemplateId: t.id({ required: true, description: 'The ID of the template to update.' }),
      ...shiftTemplateFields(t),
    }),
    validate: { schema: withShiftRules({ shiftTemplateId }) },
  },
  {
    description: 'Updates the times of a shift template. Gigs posted from it do not change.',
    extensions: errorPaths({ ...shiftTemplatePaths, 'gigs.post': ['shiftTemplateId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const { id, locationId } = checkedShiftTemplate(input.shiftTemplateId);
      const call = rest.call(replaceShiftTemplate, {
        path: { id },
        body: shiftTemplateBody(locationId, input),
      });
      return { shiftTemplate: await presentAt(['shiftTemplateId'], 'shift template', call), locationId };
    },
  },
  {
    description: 'The payload of updateShiftTemplate.',
    outputFields: (t) => ({
      errors: errorsField(t),
      shiftTemplate: shiftTemplateField(t),
      location: concernedLocation(t),
    }),
  },
);
