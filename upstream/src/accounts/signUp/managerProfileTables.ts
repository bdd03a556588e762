import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface ManagerSkillsTable {
  id: Generated<number>;
  name: string;
}

export interface ManagerProfilesTable {
  id: Generated<number>;
  user_id: number;
  business_name: string;
  market_id: number | null;
  manager_skill_id: number | null;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    manager_skills: ManagerSkillsTable;
    manager_profiles: ManagerProfilesTable;
  }
}
