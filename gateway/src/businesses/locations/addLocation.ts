import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { z } from 'zod';
import { checkedOrganizationNumber, organizationId } from '../organizations/organizationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { locationBody, locationErrorPaths } from './locationBody.ts';
import { contactFields, invoicingFields } from './locationDetailFields.ts';
import { locationPayload } from './locationPayload.ts';
import { optionalDetails, requiredDetails } from './locationRules.ts';
import { addLocation } from './locationsApi.ts';

const inputRules = z.looseObject({
  organizationId: organizationId.nullish(),
  organizationName: z.nullish(requiredTextUpTo(100)),
  ...requiredDetails,
  ...optionalDetails,
});

builder.relayMutationField(
  'addLocation',
  {
    description: 'Input for addLocation: what the new location is, and where.',
    inputFields: (t) => ({
      organizationId: t.id({
        description:
          'The ID of the organization that runs the location. If left out: the only organization that the ' +
          'viewer administers, or a new one for a viewer who has signed up and has no role yet.',
      }),
      organizationName: t.string({
        description:
          'The name of the organization that is created with the location, 1 to 100 characters. If left ' +
          'out: the name of the business that signed up.',
      }),
      name: t.string({ required: true, description: 'The name, 1 to 100 characters.' }),
      streetAddress: t.string({ required: true, description: 'House number and street.' }),
      city: t.string({ required: true, description: 'The name of the city.' }),
      stateCode: t.string({ required: true, description: 'The two letters of the state, e.g. `FL`.' }),
      postalCode: t.string({ required: true, description: 'ZIP code: 5 digits, or 5 and 4.' }),
      ...contactFields(t),
      ...invoicingFields(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Adds a location. Until the platform approves it, its gigs wait, and are posted as soon as it is ' +
      'approved. The point on the map and the time zone are found from the address if they are left out.',
    extensions: errorPaths(locationErrorPaths),
    resolve: (
      _root,
      { input: { organizationId: organization, organizationName, ...input } },
      { rest, productSlug },
    ) => {
      const body = {
        ...locationBody(input, productSlug),
        ...(organization != null && { organization_id: checkedOrganizationNumber(organization) }),
        ...(organizationName != null && { organization_name: organizationName }),
      };
      return presentAt(['organizationId'], 'organization', rest.call(addLocation, { body }));
    },
  },
  {
    description: 'Return type of addLocation: the new location, which is PENDING.',
    outputFields: locationPayload,
  },
);
