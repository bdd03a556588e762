import { skillGroups } from '@brigade/domain/pros/skills/skillGroup.ts';
import { z } from 'zod';
import { openEnum } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';

/** A position as a gig carries it. */
export const skillWire = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  competencies: z.array(z.object({ name: z.string() })),
  skill_group: openEnum(skillGroups).nullish(),
});

export type SkillWire = z.infer<typeof skillWire>;

/** A position of the catalogue: with the texts and wages that a new gig starts from. Wages are dollars an hour. */
export const skillDefaultsWire = skillWire.extend({
  default_description: z.string().nullish(),
  default_no_experience_required: z.boolean().nullish(),
  default_wage_amount: wireDecimal.nullish(),
  recommended_wage_amount: wireDecimal.nullish(),
  average_wage_amount: wireDecimal.nullish(),
  recommended_wage_amount_boosted: wireDecimal.nullish(),
  minimum_wage_amount: wireDecimal.nullish(),
});

export type SkillDefaultsWire = z.infer<typeof skillDefaultsWire>;
