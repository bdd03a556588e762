import type { Context } from '../../platform/context.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { listManagerSkills } from './accountsApi.ts';
import type { ManagerSkillWire } from './managerSkillWire.ts';

export function managerSkills({ rest }: Context): Promise<readonly ManagerSkillWire[]> {
  return wholeList((query) => rest.call(listManagerSkills, { query }), 'plain');
}

export const ManagerSkill = builder.node(builder.objectRef<ManagerSkillWire>('ManagerSkill'), {
  description: 'An area that a manager is responsible for, e.g. "Kitchen". Unrelated to the skills of pros.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: async (id, context) => {
    const skills = await managerSkills(context);
    return found(skills.find((skill) => String(skill.id) === id) ?? null, 'manager skill');
  },
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the manager skill.' }),
    name: t.exposeString('name', { description: 'The name of the area.' }),
  }),
});

builder.queryField('managerSkills', (t) =>
  t.field({
    type: [ManagerSkill],
    nullable: true,
    description: 'The areas that a manager can be responsible for, by name.',
    extensions: { listSize: 20 },
    resolve: (_root, _args, context) => managerSkills(context),
  }),
);
