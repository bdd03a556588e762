import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { gigTemplateField, type GigTemplatePayload } from './gigTemplateField.ts';
import { checkedGigTemplateNumber, gigTemplateId } from './gigTemplateId.ts';
import {
  gigTemplateBody,
  gigTemplateFields,
  gigTemplatePaths,
  gigTemplateRules,
} from './gigTemplateInput.ts';
import { changeGigTemplate } from './gigTemplatesApi.ts';

builder.relayMutationField(
  'updateGigTemplate',
  {
    description: 'Input for updateGigTemplate. Fields that are left out do not change.',
    inputFields: (t) => ({
      gigTemplateId: t.id({ required: true, description: 'The ID of the template.' }),
      name: t.string({ description: 'The name of the template. At most 100 characters.' }),
      ...gigTemplateFields(t),
    }),
    validate: { schema: z.looseObject({ gigTemplateId, ...gigTemplateRules }) },
  },
  {
    description: 'Updates a gig template. Gigs that were posted with it do not change.',
    extensions: errorPaths({ ...gigTemplatePaths, 'gigs.post': ['gigTemplateId'] }),
    resolve: async (_root, { input }, context): Promise<GigTemplatePayload> => {
      const path = { id: checkedGigTemplateNumber(input.gigTemplateId) };
      const body = await gigTemplateBody(input, context);
      const call = context.rest.call(changeGigTemplate, { path, body });
      const template = await presentAt(['gigTemplateId'], 'template', call);
      return { template, locationId: template.location_id };
    },
  },
  {
    description: 'Return type of updateGigTemplate.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gigTemplate: gigTemplateField(t),
      location: concernedLocation(t),
    }),
  },
);
