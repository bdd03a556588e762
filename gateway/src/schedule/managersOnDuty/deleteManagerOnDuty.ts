import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedManagerOnDuty, managerOnDutyId } from '../../managersOnDuty/managerOnDutyId.ts';
import { removeManagerOnDuty } from './managersOnDutyApi.ts';

builder.relayMutationField(
  'deleteManagerOnDuty',
  {
    description: 'Who.',
    inputFields: (t) => ({
      managerOnDutyId: t.id({ required: true, description: 'The manager on duty.' }),
    }),
    validate: { schema: z.looseObject({ managerOnDutyId }) },
  },
  {
    description:
      'Takes a manager on duty off the list. Gigs that were posted keep the contact that they have.',
    extensions: errorPaths({ 'gigs.post': ['managerOnDutyId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const { id, locationId } = checkedManagerOnDuty(input.managerOnDutyId);
      const call = rest.call(removeManagerOnDuty, { path: { id }, locationId });
      await presentAt(['managerOnDutyId'], 'manager on duty', call);
      return { locationId, deletedManagerOnDutyId: input.managerOnDutyId };
    },
  },
  {
    description: 'Who is off the list, and the location with what is left of it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      deletedManagerOnDutyId: t.exposeID('deletedManagerOnDutyId', {
        nullable: true,
        description: 'The id of the entry that is no more.',
      }),
      location: concernedLocation(t),
    }),
  },
);
