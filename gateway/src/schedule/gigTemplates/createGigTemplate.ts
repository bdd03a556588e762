import { gigTemplateRules } from '@brigade/domain/gigTemplates/gigTemplateRules.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { getGig } from '../gigs/gigsApi.ts';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { bodyOfGig } from '../../gigTemplates/bodyOfGig.ts';
import { gigTemplateBody, gigTemplatePaths } from '../../gigTemplates/gigTemplateBody.ts';
import { gigTemplateField, type GigTemplatePayload } from './gigTemplateField.ts';
import { gigTemplateFields } from '../../gigTemplates/gigTemplateFields.ts';
import { gigTemplateChangeRules } from '../../gigTemplates/gigTemplateInputRules.ts';
import { addGigTemplate } from './gigTemplatesApi.ts';

const gigId = z.string().refine((id) => databaseIdOf(id, 'Gig') !== null, 'This is not the id of a gig');

const fromNothing = ['skillId', 'hourlyRateCents', 'positionDescription'] as const;

const rules = z
  .looseObject({
    ...gigTemplateChangeRules,
    locationId,
    name: gigTemplateRules.name,
    fromGigId: z.nullish(gigId),
  })
  .superRefine((input, context) => {
    if (input.fromGigId != null) return;
    for (const field of fromNothing.filter((name) => input[name] == null)) {
      const message = 'This field is required';
      context.addIssue({ code: 'custom', path: [field], message, params: { isMissing: true } });
    }
  });

async function gigBody(globalId: string | null | undefined, location: number, context: Context) {
  const number = globalId == null ? null : databaseIdOf(globalId, 'Gig');
  if (number === null) return { location_id: location };
  const gig = await presentAt(['fromGigId'], 'gig', context.rest.call(getGig, { path: { id: number } }));
  return { ...bodyOfGig(gig), location_id: location };
}

builder.relayMutationField(
  'createGigTemplate',
  {
    description:
      'What is posted again and again. Without a gig to start from, position, rate and description must be there.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The location that keeps it.' }),
      name: t.string({ required: true, description: 'What it is called, at most 100 characters.' }),
      fromGigId: t.id({ description: 'A gig that says whatever is left out here.' }),
      ...gigTemplateFields(t),
    }),
    validate: { schema: rules },
  },
  {
    description: 'Adds a gig template to a location. Its name is unique there (ALREADY_EXISTS).',
    extensions: errorPaths({ ...gigTemplatePaths, 'gigs.post': ['locationId'] }),
    resolve: async (_root, { input }, context): Promise<GigTemplatePayload> => {
      const location = checkedLocationNumber(input.locationId);
      const body = { ...(await gigBody(input.fromGigId, location, context)), ...gigTemplateBody(input) };
      const call = context.rest.call(addGigTemplate, { body });
      return { template: await presentAt(['locationId'], 'location', call), locationId: location };
    },
  },
  {
    description: 'The new template, and the location that has it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gigTemplate: gigTemplateField(t),
      location: concernedLocation(t),
    }),
  },
);
