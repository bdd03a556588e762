import { startingWage } from '@brigade/domain/schedule/posting/startingWage.ts';
import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { Money, usd, usdOf } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Skill } from '../../pros/skills/Skill.ts';
import { catalogue } from '../../pros/skills/catalogue.ts';
import type { SkillDefaultsWire } from '../../pros/skills/skillWire.ts';

function cents(dollars: number | null | undefined): number | null {
  return dollars == null ? null : dollarsToCents(dollars);
}

const PostableSkill = builder.objectRef<SkillDefaultsWire>('PostableSkill').implement({
  description:
    'A position that a location can post gigs for, with the defaults of a new gig. Wages are those of the ' +
    "location's market, or national ones.",
  fields: (t) => ({
    skill: t.field({
      type: Skill,
      description: 'The position that can be posted.',
      resolve: (skill) => skill,
    }),
    startingWage: t.field({
      type: Money,
      description: 'The hourly wage that a new gig starts with: one that can be posted.',
      resolve: (skill) =>
        usdOf(
          startingWage({
            defaultCents: cents(skill.default_wage_amount),
            recommendedCents: cents(skill.recommended_wage_amount),
            minimumCents: cents(skill.minimum_wage_amount),
          }),
        ),
    }),
    recommendedWage: t.field({
      type: Money,
      nullable: true,
      description: 'The hourly wage that usually fills gigs.',
      resolve: (skill) => usd(skill.recommended_wage_amount),
    }),
    recommendedBoostedWage: t.field({
      type: Money,
      nullable: true,
      description: 'The hourly wage that usually fills gigs at short notice.',
      resolve: (skill) => usd(skill.recommended_wage_amount_boosted),
    }),
    averageWage: t.field({
      type: Money,
      nullable: true,
      description: 'The average hourly wage of gigs.',
      resolve: (skill) => usd(skill.average_wage_amount),
    }),
    minimumWage: t.field({
      type: Money,
      nullable: true,
      description: 'The minimum hourly wage of a gig.',
      resolve: (skill) => usd(skill.minimum_wage_amount),
    }),
  }),
});

builder.objectField(Location, 'postableSkills', (t) =>
  t.field({
    type: [PostableSkill],
    nullable: true,
    description:
      'The positions that the location can post gigs for, the most requested first, with the wages of its ' +
      'market. Costs one upstream call.',
    extensions: { listSize: 20 },
    resolve: ({ id }, _args, context) => catalogue(context, { location_id: id }),
  }),
);
