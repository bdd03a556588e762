import { managerOnDutyRules } from '@brigade/domain/schedule/managersOnDuty/managerOnDutyRules.ts';
import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { checkedManagerOnDuty, managerOnDutyId } from '../../managersOnDuty/managerOnDutyId.ts';
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
    description: 'Who, and what changes. What is left out stays.',
    inputFields: (t) => ({
      managerOnDutyId: t.id({ required: true, description: 'The manager on duty.' }),
      fullName: t.string({ description: 'The name, at most 100 characters.' }),
      phoneNumber: t.string({ description: 'A US number, however it is written.' }),
    }),
    validate: { schema: rules },
  },
  {
    description: 'Changes a manager on duty. Gigs that were posted keep the contact that they have.',
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
    description: 'The manager on duty as it is now, and the location with its list.',
    outputFields: (t) => ({
      errors: errorsField(t),
      managerOnDuty: managerOnDutyField(t),
      location: concernedLocation(t),
    }),
  },
);
