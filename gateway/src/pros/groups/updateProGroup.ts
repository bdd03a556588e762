import { groupDescriptionLimit, groupNameLimit } from '@brigade/domain/pros/groups/groupText.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { changeGroup } from './groupsApi.ts';
import { proGroupField } from './proGroupField.ts';
import { checkedGroupNumber, proGroupId } from './proGroupId.ts';
import { proGroupPaths, proGroupRules } from './proGroupRules.ts';

builder.relayMutationField(
  'updateProGroup',
  {
    description: 'Input for updateProGroup. Omitted fields stay unchanged.',
    inputFields: (t) => ({
      proGroupId: t.id({ required: true, description: 'The ID of the group.' }),
      name: t.string({ description: `At most ${groupNameLimit} characters; unique at the location.` }),
      description: t.string({
        description: `The purpose of the group, at most ${groupDescriptionLimit} characters; null removes it.`,
      }),
    }),
    validate: {
      schema: z.looseObject({ proGroupId, ...proGroupRules, name: z.nullish(proGroupRules.name) }),
    },
  },
  {
    description:
      'Changes a group. Returns ALREADY_EXISTS at `name` if the location has a group with this name.',
    extensions: errorPaths({ ...proGroupPaths, 'applications.manage': ['proGroupId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const body = {
        ...(input.name != null && { name: input.name }),
        ...(input.description !== undefined && { description: input.description ?? '' }),
      };
      const call = rest.call(changeGroup, { path: { id: checkedGroupNumber(input.proGroupId) }, body });
      return { group: await presentAt(['proGroupId'], 'group', call) };
    },
  },
  {
    description: 'Return type of the mutation: the group after the change.',
    outputFields: (t) => ({ errors: errorsField(t), proGroup: proGroupField(t) }),
  },
);
