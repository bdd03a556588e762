import type { SkillGroup } from '../../../pros/skills/skillTables.ts';
import { skillFacts, type SkillFacts } from './skillFacts.ts';
import { skillId, type SkillName } from './skillNames.ts';

/** A job category; wages in dollars an hour. */
export interface DemoSkill {
  id: number;
  name: SkillName;
  description: string;
  skill_group: SkillGroup;
  competencies: string[];
  popularity: number;
  default_description: string;
  default_no_experience_required: boolean;
  default_wage_amount: number;
  recommended_wage_amount: number;
  average_wage_amount: number;
  recommended_wage_amount_boosted: number;
  minimum_wage_amount: number;
}

function demoSkill([name, fact]: [SkillName, SkillFacts]): DemoSkill {
  const { wages, noExperience, ...rest } = fact;
  const [minimum, average, usual, recommended, boosted] = wages;
  return {
    id: skillId(name),
    name,
    ...rest,
    default_no_experience_required: noExperience ?? false,
    default_wage_amount: usual,
    recommended_wage_amount: recommended,
    average_wage_amount: average,
    recommended_wage_amount_boosted: boosted,
    minimum_wage_amount: minimum,
  };
}

export const demoSkills: readonly DemoSkill[] = (Object.entries(skillFacts) as [SkillName, SkillFacts][]).map(
  demoSkill,
);

const byName = new Map(demoSkills.map((skill) => [skill.name, skill]));

/** The job category of that name. */
export function skillNamed(name: SkillName): DemoSkill {
  const skill = byName.get(name);
  if (skill === undefined) throw new RangeError(`Unknown job category: ${name}`);
  return skill;
}
