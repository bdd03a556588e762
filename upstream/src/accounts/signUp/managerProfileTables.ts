import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface AccountMatchesTable {
  id: Generated<number>;
  user_id: number;
  matched_user_id: number;
  connection: 'email' | 'phone';
  created_ts: Timestamp;
}

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
  /** In capital letters. */
  referral_code: string;
  /** In capital letters. */
  referred_by_code: string | null;
  created_ts: Timestamp;
}

export interface UsedSsoAssertionsTable {
  jti: string;
  expires_ts: Timestamp;
}
