import { builder } from '../schema/builder.ts';
import { RequirementCategory } from './gigEnums.ts';
import type { GigWire } from './gigWire.ts';

export const Requirement = builder.objectRef<GigWire['requirements'][number]>('Requirement').implement({
  description: 'Something a pro must have, wear, bring or have done.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the requirement.' }),
    name: t.exposeString('name', { description: 'The requirement in words, e.g. "Black non-slip shoes".' }),
    category: t.expose('category', {
      type: RequirementCategory,
      nullable: true,
      description: 'What it asks of the pro.',
    }),
  }),
});
