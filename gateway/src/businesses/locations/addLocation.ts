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
    description: 'What the new location is, and where.',
    inputFields: (t) => ({
      organizationId: t.id({
        description:
          'The business that runs it. Left out: the only one that the viewer is an admin of, or for who has signed up ' +
          'and has no role yet a new one.',
      }),
      organizationName: t.string({
        description:
          'What an organization that is founded with the location is called, 1 to 100 characters. Left out: as the ' +
          'business that signed up.',
      }),
      name: t.string({ required: true, description: 'What it is called, 1 to 100 characters.' }),
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
      'Adds a location. It waits for approval: gigs can be prepared, and are posted as soon as it is approved. Its point ' +
      'on the map and its time zone are found from the address when they are left out.',
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
  { description: 'The new location, which is PENDING.', outputFields: locationPayload },
);
