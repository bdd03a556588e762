import { z } from 'zod';
import { namedPros } from '../profiles/namedPros.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { addedProIds } from '../network/addedProIds.ts';
import { getGroup, removeGroupMembers } from './groupsApi.ts';
import { proGroupField } from './proGroupField.ts';
import { checkedGroupNumber, proGroupId } from './proGroupId.ts';

builder.relayMutationField(
  'removeProsFromGroup',
  {
    description: 'Input for removeProsFromGroup.',
    inputFields: (t) => ({
      proGroupId: t.id({ required: true, description: 'The ID of the group.' }),
      proIds: t.idList({ required: true, description: 'The pros, 1 to 50.' }),
    }),
    validate: { schema: z.looseObject({ proGroupId, proIds: addedProIds }) },
  },
  {
    description:
      'Removes pros from a group; they stay in the network. Pros who are not in the group are ignored.',
    extensions: errorPaths({ pro_ids: ['proIds'], 'applications.manage': ['proGroupId'] }),
    resolve: async (_root, { input }, context) => {
      const path = { id: checkedGroupNumber(input.proGroupId) };
      const pros = await namedPros(input.proIds, context);
      const query = { pro_ids: pros.map(({ profile_id }) => profile_id) };
      await presentAt(['proGroupId'], 'group', context.rest.call(removeGroupMembers, { path, query }));
      return { group: await context.rest.call(getGroup, { path }) };
    },
  },
  {
    description: 'Return type of the mutation: the group after the change.',
    outputFields: (t) => ({ errors: errorsField(t), proGroup: proGroupField(t) }),
  },
);
