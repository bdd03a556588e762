import { encodeGlobalID } from '@pothos/plugin-relay';
import { RequirementCategory } from '../gigs/gigEnums.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { requirementById } from './requirementsApi.ts';
import type { RequirementWire } from './requirementWire.ts';

export const Requirement = builder.node(builder.objectRef<RequirementWire>('Requirement'), {
  description: 'Something a pro must have, wear, bring or have done.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(requirementById, databaseIdIn(id), 'requirement', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the requirement.' }),
    name: t.exposeString('name', { description: 'The requirement in words, e.g. "Black non-slip shoes".' }),
    category: t.expose('category', {
      type: RequirementCategory,
      nullable: true,
      description: 'The category of the requirement.',
    }),
    skillId: t.id({
      nullable: true,
      description: 'The ID of the position that the requirement is for; null for every position.',
      resolve: ({ skill_id }) => (skill_id == null ? null : encodeGlobalID('Skill', skill_id)),
    }),
  }),
});
