import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { gigTemplateBody, gigTemplatePaths } from '../../gigTemplates/gigTemplateBody.ts';
import { gigTemplateField, type GigTemplatePayload } from './gigTemplateField.ts';
import { gigTemplateFields } from '../../gigTemplates/gigTemplateFields.ts';
import { checkedGigTemplateNumber, gigTemplateId } from '../../gigTemplates/gigTemplateId.ts';
import { gigTemplateChangeRules } from '../../gigTemplates/gigTemplateInputRules.ts';
import { changeGigTemplate } from './gigTemplatesApi.ts';

builder.relayMutationField(
  'updateGigTemplate',
  {
    description: 'Which template, and what changes. What is left out stays.',
    inputFields: (t) => ({
      gigTemplateId: t.id({ required: true, description: 'The template.' }),
      name: t.string({ description: 'What it is called, at most 100 characters.' }),
      ...gigTemplateFields(t),
    }),
    validate: { schema: z.looseObject({ gigTemplateId, ...gigTemplateChangeRules }) },
  },
  {
    description: 'Changes a gig template. Gigs that were posted with it stay as they are.',
    extensions: errorPaths({ ...gigTemplatePaths, 'gigs.post': ['gigTemplateId'] }),
    resolve: async (_root, { input }, { rest }): Promise<GigTemplatePayload> => {
      const path = { id: checkedGigTemplateNumber(input.gigTemplateId) };
      const call = rest.call(changeGigTemplate, { path, body: gigTemplateBody(input) });
      const template = await presentAt(['gigTemplateId'], 'gig template', call);
      return { template, locationId: template.location_id };
    },
  },
  {
    description: 'The template as it is now, and the location that has it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gigTemplate: gigTemplateField(t),
      location: concernedLocation(t),
    }),
  },
);
