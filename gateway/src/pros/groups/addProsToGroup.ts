import { z } from 'zod';
import { namedPros } from '../profiles/namedPros.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { addedProIds } from '../network/addedProIds.ts';
import { addGroupMembers, getGroup } from './groupsApi.ts';
import { additionsField, additionsOf } from '../network/NetworkAddition.ts';
import { proGroupField } from './proGroupField.ts';
import { checkedGroupNumber, proGroupId } from './proGroupId.ts';

builder.relayMutationField(
  'addProsToGroup',
  {
    description: 'Input for addProsToGroup.',
    inputFields: (t) => ({
      proGroupId: t.id({ required: true, description: 'The ID of the group.' }),
      proIds: t.idList({ required: true, description: 'The pros, 1 to 50.' }),
    }),
    validate: { schema: z.looseObject({ proGroupId, proIds: addedProIds }) },
  },
  {
    description:
      'Adds pros to a group; each succeeds or fails independently. Pros who are not in the network of its ' +
      'location yet are added to it.',
    extensions: errorPaths({ pro_ids: ['proIds'], 'applications.manage': ['proGroupId'] }),
    resolve: async (_root, { input }, context) => {
      const path = { id: checkedGroupNumber(input.proGroupId) };
      const pros = await namedPros(input.proIds, context);
      const body = { pro_ids: pros.map(({ profile_id }) => profile_id) };
      const responses = await presentAt(
        ['proGroupId'],
        'group',
        context.rest.call(addGroupMembers, { path, body }),
      );
      return { additions: additionsOf(pros, responses), group: await context.rest.call(getGroup, { path }) };
    },
  },
  {
    description: 'The result for each pro, and the group after the change.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: additionsField(t),
      proGroup: proGroupField(t),
    }),
  },
);
