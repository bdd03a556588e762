import { z } from 'zod';
import { concernedLocation } from '../locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../locations/locationId.ts';
import { checkedOrganizationNumber, organizationId } from '../organizations/organizationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { remapLocation } from './remapsApi.ts';

builder.relayMutationField(
  'moveLocation',
  {
    description: 'Input for moveLocation.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      organizationId: t.id({
        required: true,
        description: 'The ID of the organization to move the location to.',
      }),
    }),
    validate: { schema: z.looseObject({ locationId, organizationId }) },
  },
  {
    description:
      'Moves a location to another organization, with its team, gigs, favorites and blocks. ' +
      '`Location.organizationRemap` previews the changes. Only for admins of both organizations and for ' +
      'platform admins.',
    extensions: errorPaths({
      organization_id: ['organizationId'],
      'organizations.manage': ['organizationId'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const number = checkedLocationNumber(input.locationId);
      const body = { organization_id: checkedOrganizationNumber(input.organizationId) };
      await presentAt(
        ['locationId'],
        'location',
        rest.call(remapLocation, { path: { locationId: number }, body }),
      );
      return { locationId: number };
    },
  },
  {
    description: 'Return type of moveLocation.',
    outputFields: (t) => ({
      errors: errorsField(t),
      location: concernedLocation(t),
    }),
  },
);
