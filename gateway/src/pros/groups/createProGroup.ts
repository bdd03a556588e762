import { groupDescriptionLimit, groupNameLimit } from '@brigade/domain/pros/groups/groupText.ts';
import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { addGroup } from './groupsApi.ts';
import { proGroupField, type ProGroupPayload } from './proGroupField.ts';
import { proGroupPaths, proGroupRules } from './proGroupRules.ts';

builder.relayMutationField(
  'createProGroup',
  {
    description: 'Input for createProGroup.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      name: t.string({
        required: true,
        description: `At most ${groupNameLimit} characters; unique at the location.`,
      }),
      description: t.string({
        description: `The purpose of the group, at most ${groupDescriptionLimit} characters.`,
      }),
    }),
    validate: { schema: z.looseObject({ locationId, ...proGroupRules }) },
  },
  {
    description:
      'Adds an empty group to the network of a location. Returns ALREADY_EXISTS at `name` if the location ' +
      'has a group with this name.',
    extensions: errorPaths({
      ...proGroupPaths,
      location_id: ['locationId'],
      'applications.manage': ['locationId'],
    }),
    resolve: async (_root, { input }, { rest }): Promise<ProGroupPayload> => {
      const location = checkedLocationNumber(input.locationId);
      const body = { location_id: location, name: input.name, description: input.description ?? '' };
      const call = rest.call(addGroup, { body });
      return { group: await presentAt(['locationId'], 'location', call), locationId: location };
    },
  },
  {
    description: 'The new group, and the location that has it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      proGroup: proGroupField(t),
      location: concernedLocation(t),
    }),
  },
);
