import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { changeGroup } from './groupsApi.ts';
import { proGroupField } from './proGroupField.ts';
import { checkedGroupNumber, proGroupId } from '../../network/proGroupId.ts';
import { proGroupPaths, proGroupRules } from './proGroupRules.ts';

builder.relayMutationField(
  'updateProGroup',
  {
    description: 'Which group, and what changes of it. What is left out stays.',
    inputFields: (t) => ({
      proGroupId: t.id({ required: true, description: 'The group.' }),
      name: t.string({ description: 'At most 60 characters; unique at the location.' }),
      description: t.string({ description: 'What it is for, at most 300 characters.' }),
    }),
    validate: {
      schema: z.looseObject({ proGroupId, ...proGroupRules, name: proGroupRules.name.nullish() }),
    },
  },
  {
    description: 'Changes a group. ALREADY_EXISTS at `name`.',
    extensions: errorPaths({ ...proGroupPaths, 'applications.manage': ['proGroupId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const body = {
        ...(input.name != null && { name: input.name }),
        ...(input.description != null && { description: input.description }),
      };
      const call = rest.call(changeGroup, { path: { id: checkedGroupNumber(input.proGroupId) }, body });
      return { group: await presentAt(['proGroupId'], 'group', call) };
    },
  },
  {
    description: 'The group as it is now.',
    outputFields: (t) => ({ errors: errorsField(t), proGroup: proGroupField(t) }),
  },
);
