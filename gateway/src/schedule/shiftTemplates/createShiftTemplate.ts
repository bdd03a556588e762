import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
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
import { addShiftTemplate } from './shiftTemplatesApi.ts';

builder.relayMutationField(
  'createShiftTemplate',
  {
    description: 'Input for createShiftTemplate.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      ...shiftTemplateFields(t, 'Defaults to 0.'),
    }),
    validate: { schema: withShiftRules({ locationId }) },
  },
  {
    description: 'Creates a shift template at a location.',
    extensions: errorPaths({ ...shiftTemplatePaths, 'gigs.post': ['locationId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const location = checkedLocationNumber(input.locationId);
      const call = rest.call(addShiftTemplate, { body: shiftTemplateBody(location, input) });
      return { shiftTemplate: await presentAt(['locationId'], 'location', call), locationId: location };
    },
  },
  {
    description: 'Return type of createShiftTemplate.',
    outputFields: (t) => ({
      errors: errorsField(t),
      shiftTemplate: shiftTemplateField(t),
      location: concernedLocation(t),
    }),
  },
);
