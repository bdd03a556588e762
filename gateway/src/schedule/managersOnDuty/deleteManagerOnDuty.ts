import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedManagerOnDuty, managerOnDutyId } from './managerOnDutyId.ts';
import { removeManagerOnDuty } from './managersOnDutyApi.ts';

builder.relayMutationField(
  'deleteManagerOnDuty',
  {
    description: 'Input for deleteManagerOnDuty.',
    inputFields: (t) => ({
      managerOnDutyId: t.id({ required: true, description: 'The ID of the manager on duty to remove.' }),
    }),
    validate: { schema: z.looseObject({ managerOnDutyId }) },
  },
  {
    description: 'Removes a manager on duty from a location. Posted gigs keep their contact.',
    extensions: errorPaths({ 'gigs.post': ['managerOnDutyId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const { id, locationId } = checkedManagerOnDuty(input.managerOnDutyId);
      const call = rest.call(removeManagerOnDuty, { path: { id }, locationId });
      await presentAt(['managerOnDutyId'], 'manager on duty', call);
      return { locationId, deletedManagerOnDutyId: input.managerOnDutyId };
    },
  },
  {
    description: 'Return type of deleteManagerOnDuty.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedManagerOnDutyId: t.exposeID('deletedManagerOnDutyId', {
        nullable: true,
        description: 'The ID of the removed manager on duty. Null if the mutation failed.',
      }),
      location: concernedLocation(t),
    }),
  },
);
