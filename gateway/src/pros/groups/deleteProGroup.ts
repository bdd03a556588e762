import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { locationBeforeDeletion } from '../../businesses/locations/locationBeforeDeletion.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { getGroup, removeGroup } from './groupsApi.ts';
import { checkedGroupNumber, proGroupId } from './proGroupId.ts';

builder.relayMutationField(
  'deleteProGroup',
  {
    description: 'Input for deleteProGroup.',
    inputFields: (t) => ({ proGroupId: t.id({ required: true, description: 'The ID of the group.' }) }),
    validate: { schema: z.looseObject({ proGroupId }) },
  },
  {
    description:
      'Deletes a group; its pros stay in the network. INVALID_TRANSITION while a gig is open to this group alone.',
    extensions: errorPaths({ 'applications.manage': ['proGroupId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const path = { id: checkedGroupNumber(input.proGroupId) };
      const locationId = await locationBeforeDeletion(rest.call(getGroup, { path }));
      await presentAt(['proGroupId'], 'group', rest.call(removeGroup, { path }));
      return { deletedProGroupId: input.proGroupId, locationId };
    },
  },
  {
    description: 'The ID of the deleted group, and its location.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedProGroupId: t.exposeID('deletedProGroupId', {
        nullable: true,
        description: 'The ID of the deleted group. Null if the mutation was refused.',
      }),
      location: concernedLocation(t),
    }),
  },
);
