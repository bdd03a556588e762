import type { Generated } from 'kysely';

export type SkillGroup = 'FRONT_OF_HOUSE' | 'BACK_OF_HOUSE' | 'EVENT' | 'HOUSEKEEPING' | 'MAINTENANCE';

export interface SkillsTable {
  id: Generated<number>;
  name: string;
  description: string;
  skill_group: SkillGroup;
  competencies: Generated<string[]>;
  popularity: Generated<number>;
  default_description: string;
  default_no_experience_required: Generated<boolean>;
  default_wage_amount: number;
  recommended_wage_amount: number;
  average_wage_amount: number;
  recommended_wage_amount_boosted: number;
  minimum_wage_amount: number;
}

export interface SkillMarketWagesTable {
  skill_id: number;
  market_id: number;
  default_wage_amount: number;
  recommended_wage_amount: number;
  average_wage_amount: number;
  recommended_wage_amount_boosted: number;
  minimum_wage_amount: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    skills: SkillsTable;
    skill_market_wages: SkillMarketWagesTable;
  }
}
