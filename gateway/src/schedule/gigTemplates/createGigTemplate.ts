import { gigTemplateName } from '@brigade/domain/schedule/gigTemplates/gigTemplateName.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { checkedGigNumber, gigId } from '../gigs/gigId.ts';
import { getGig } from '../gigs/gigsApi.ts';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { bodyOfGig } from './bodyOfGig.ts';
import { gigTemplateField, type GigTemplatePayload } from './gigTemplateField.ts';
import {
  gigTemplateBody,
  gigTemplateFields,
  gigTemplatePaths,
  gigTemplateRules,
} from './gigTemplateInput.ts';
import { addGigTemplate } from './gigTemplatesApi.ts';

/** The fields that a template needs unless it starts from a gig. */
const requiredFields = ['skillId', 'hourlyRateCents', 'positionDescription'] as const;

const rules = z
  .looseObject({
    ...gigTemplateRules,
    locationId,
    name: gigTemplateName,
    fromGigId: z.nullish(gigId),
  })
  .superRefine((input, context) => {
    if (input.fromGigId != null) return;
    for (const field of requiredFields.filter((name) => input[name] == null)) {
      const message = 'This field is required';
      context.addIssue({ code: 'custom', path: [field], message, params: { isMissing: true } });
    }
  });

async function gigBody(globalId: NodeId | null | undefined, context: Context) {
  if (globalId == null) return {};
  const path = { id: checkedGigNumber(globalId) };
  return bodyOfGig(await presentAt(['fromGigId'], 'gig', context.rest.call(getGig, { path })));
}

builder.relayMutationField(
  'createGigTemplate',
  {
    description:
      'Input for createGigTemplate. Without `fromGigId` the position, hourly rate and description are required.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location that uses the template.' }),
      name: t.string({ required: true, description: 'The name of the template. At most 100 characters.' }),
      fromGigId: t.id({ description: 'The ID of a gig whose content fills the fields that are left out.' }),
      ...gigTemplateFields(t),
    }),
    validate: { schema: rules },
  },
  {
    description:
      'Creates a gig template. Fails with ALREADY_EXISTS if the location has a template with this name.',
    extensions: errorPaths({ ...gigTemplatePaths, 'gigs.post': ['locationId'] }),
    resolve: async (_root, { input }, context): Promise<GigTemplatePayload> => {
      const location = checkedLocationNumber(input.locationId);
      const body = {
        ...(await gigBody(input.fromGigId, context)),
        // Whether the gig is at the location goes with its address.
        ...(input.addressId !== undefined && { use_location_address: undefined }),
        ...(await gigTemplateBody(input, context)),
        location_id: location,
      };
      const call = context.rest.call(addGigTemplate, { body });
      return { template: await presentAt(['locationId'], 'location', call), locationId: location };
    },
  },
  {
    description: 'Return type of createGigTemplate.',
    outputFields: (t) => ({
      errors: errorsField(t),
      gigTemplate: gigTemplateField(t),
      location: concernedLocation(t),
    }),
  },
);
