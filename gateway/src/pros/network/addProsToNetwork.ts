import { z } from 'zod';
import { namedPros } from '../profiles/namedPros.ts';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { addedProIds } from './addedProIds.ts';
import { addNetworkMembers } from './membersApi.ts';
import { additionsField, additionsOf } from './NetworkAddition.ts';

builder.relayMutationField(
  'addProsToNetwork',
  {
    description: 'Input for addProsToNetwork.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      proIds: t.idList({ required: true, description: 'The pros, 1 to 50.' }),
    }),
    validate: { schema: z.looseObject({ locationId, proIds: addedProIds }) },
  },
  {
    description: 'Adds pros to the network of a location; each succeeds or fails independently.',
    extensions: errorPaths({ pro_ids: ['proIds'], 'applications.manage': ['locationId'] }),
    resolve: async (_root, { input }, context) => {
      const location = checkedLocationNumber(input.locationId);
      const pros = await namedPros(input.proIds, context);
      const body = { location_id: location, pro_ids: pros.map(({ profile_id }) => profile_id) };
      const responses = await presentAt(
        ['locationId'],
        'location',
        context.rest.call(addNetworkMembers, { body }),
      );
      return { additions: additionsOf(pros, responses), locationId: location };
    },
  },
  {
    description: 'Return type of the mutation, with a result for each item of the input.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: additionsField(t),
      location: concernedLocation(t),
    }),
  },
);
