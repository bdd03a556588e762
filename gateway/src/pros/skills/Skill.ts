import { Money, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { catalogue, catalogued, ofCatalogue, ofDefaults } from './catalogue.ts';
import { SkillGroup } from './SkillGroup.ts';
import type { SkillWire } from './skillWire.ts';

export const Skill = builder.node(builder.objectRef<SkillWire>('Skill'), {
  description: 'A position that gigs are posted for, e.g. "Line Cook". Its wages come with the catalogue.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => catalogued(databaseIdIn(id), context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the position.' }),
    name: t.exposeString('name', { description: 'The name of the position.' }),
    description: t.exposeString('description', { description: 'A description of the work. May be empty.' }),
    competencies: t.stringList({
      description: 'What a pro in this position does.',
      resolve: ({ competencies }) => competencies.map(({ name }) => name),
    }),
    skillGroup: t.expose('skill_group', {
      type: SkillGroup,
      nullable: true,
      description: 'The kind of work that the position belongs to.',
    }),
    defaultDescription: t.string({
      nullable: true,
      description: 'The text a new gig starts with. From the catalogue.',
      resolve: ofDefaults((skill) => skill.default_description),
    }),
    defaultNoExperienceRequired: t.boolean({
      nullable: true,
      description: 'Whether a new gig starts as open to beginners. From the catalogue.',
      resolve: ofDefaults((skill) => skill.default_no_experience_required),
    }),
    defaultWage: t.field({
      type: Money,
      nullable: true,
      description: 'The hourly wage a new gig starts with. From the catalogue.',
      resolve: ofCatalogue((skill) => usd(skill.default_wage_amount)),
    }),
    recommendedWage: t.field({
      type: Money,
      nullable: true,
      description: 'The hourly wage that fills gigs well. From the catalogue.',
      resolve: ofCatalogue((skill) => usd(skill.recommended_wage_amount)),
    }),
    recommendedBoostedWage: t.field({
      type: Money,
      nullable: true,
      description: 'The hourly wage that fills gigs at short notice. From the catalogue.',
      resolve: ofCatalogue((skill) => usd(skill.recommended_wage_amount_boosted)),
    }),
    averageWage: t.field({
      type: Money,
      nullable: true,
      description: 'The average hourly wage of gigs, from the catalogue.',
      resolve: ofCatalogue((skill) => usd(skill.average_wage_amount)),
    }),
    minimumWage: t.field({
      type: Money,
      nullable: true,
      description: 'The minimum hourly wage of a gig. From the catalogue.',
      resolve: ofCatalogue((skill) => usd(skill.minimum_wage_amount)),
    }),
  }),
});

builder.queryField('skills', (t) =>
  t.field({
    type: [Skill],
    nullable: true,
    description: 'The catalogue of positions, the most requested first.',
    extensions: { listSize: 20 },
    resolve: (_root, _args, context) => catalogue(context),
  }),
);
