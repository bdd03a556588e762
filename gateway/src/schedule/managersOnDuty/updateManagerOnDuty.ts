import { managerOnDutyRules } from '@brigade/domain/schedule/managersOnDuty/managerOnDutyRules.ts';
import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedManagerOnDuty, managerOnDutyId } from './managerOnDutyId.ts';
import { managerOnDutyField, managerOnDutyPaths } from './managerOnDutyPayload.ts';
import { changeManagerOnDuty } from './managersOnDutyApi.ts';
import type { ManagerOnDutySource } from './managersOfLocation.ts';

const rules = z.looseObject({
  managerOnDutyId,
  fullName: z.nullish(managerOnDutyRules.fullName),
  phoneNumber: z.nullish(managerOnDutyRules.phoneNumber),
});

builder.relayMutationField(
  'updateManagerOnDuty',
  {
    description: 'Input for updateManagerOnDuty. Omitted fields keep their values.',
    inputFields: (t) => ({
      managerOnDutyId: t.id({ required: true, description: 'The ID of the manager on duty to update.' }),
      fullName: t.string({ description: 'The full name, at most 100 characters.' }),
      phoneNumber: t.string({ description: 'A US phone number in any format.' }),
    }),
    validate: { schema: rules },
  },
  {
    description: 'Updates a manager on duty. Posted gigs keep their contact.',
    extensions: errorPaths({ ...managerOnDutyPaths, 'gigs.post': ['managerOnDutyId'] }),
    resolve: async (_root, { input }, { rest }): Promise<ManagerOnDutySource> => {
      const { id, locationId } = checkedManagerOnDuty(input.managerOnDutyId);
      const call = rest.call(changeManagerOnDuty, {
        path: { id },
        body: {
          ...(input.fullName != null && { fullname: input.fullName }),
          ...(input.phoneNumber != null && { phone_number: input.phoneNumber }),
        },
        locationId,
      });
      return { ...(await presentAt(['managerOnDutyId'], 'manager on duty', call)), locationId };
    },
  },
  {
    description: 'Return type of updateManagerOnDuty.',
    outputFields: (t) => ({
      errors: errorsField(t),
      managerOnDuty: managerOnDutyField(t),
      location: concernedLocation(t),
    }),
  },
);
