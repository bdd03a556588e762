import { managerOnDutyRules } from '@brigade/domain/schedule/managersOnDuty/managerOnDutyRules.ts';
import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { managerOnDutyField, managerOnDutyPaths } from './managerOnDutyPayload.ts';
import { addManagerOnDuty } from './managersOnDutyApi.ts';
import type { ManagerOnDutySource } from './managersOfLocation.ts';

builder.relayMutationField(
  'createManagerOnDuty',
  {
    description: 'Input for createManagerOnDuty.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      fullName: t.string({ required: true, description: 'The full name, at most 100 characters.' }),
      phoneNumber: t.string({
        required: true,
        description: 'A US phone number in any format. Extensions are dropped.',
      }),
    }),
    validate: { schema: z.looseObject({ locationId, ...managerOnDutyRules }) },
  },
  {
    description: 'Adds a manager on duty to a location. Does not create a user account.',
    extensions: errorPaths({ ...managerOnDutyPaths, 'gigs.post': ['locationId'] }),
    resolve: async (_root, { input }, { rest }): Promise<ManagerOnDutySource> => {
      const location = checkedLocationNumber(input.locationId);
      const call = rest.call(addManagerOnDuty, {
        body: { fullname: input.fullName, phone_number: input.phoneNumber, location_id: location },
        locationId: location,
      });
      return { ...(await presentAt(['locationId'], 'location', call)), locationId: location };
    },
  },
  {
    description: 'Return type of createManagerOnDuty.',
    outputFields: (t) => ({
      errors: errorsField(t),
      managerOnDuty: managerOnDutyField(t),
      location: concernedLocation(t),
    }),
  },
);
