import type { Generated } from 'kysely';
import type { CalendarDate, JsonWithDefault, Timestamp } from '../../platform/database/columnTypes.ts';
import type { EmploymentType } from '../../businesses/locations/locationsTable.ts';

export type SkillGroup = 'FRONT_OF_HOUSE' | 'BACK_OF_HOUSE' | 'EVENT' | 'HOUSEKEEPING' | 'MAINTENANCE';

/** One line of a pro's ratings, as the wire shows it. */
export type RatingSummary = {
  rank: number;
  name: string;
  label: string;
  is_overall_type: boolean;
  avg_rating: number;
  rating_count: number;
};

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

export interface RequirementsTable {
  id: Generated<number>;
  /** Null: everybody may ask for it. Else only this location. */
  location_id: number | null;
  skill_id: number | null;
  name: string;
  category: 'CERTIFICATION' | 'EXPERIENCE' | 'ATTIRE' | 'EQUIPMENT' | 'OTHER';
}

export interface ProsTable {
  id: Generated<number>;
  uuid: Generated<string>;
  user_id: number;
  display_name: string;
  bio: Generated<string>;
  headshot_public_id: string | null;
  badges: Generated<string[]>;
  verified: Generated<boolean>;
  has_background_check: Generated<boolean>;
  has_stripe_id: Generated<boolean>;
  market_id: number | null;
  market_not_listed: Generated<boolean>;
  market_not_listed_name: string | null;
  supported_employment_types: Generated<EmploymentType[]>;
  address_line_1: string | null;
  address_line_2: string | null;
  city: string | null;
  pro_contractor_type: string | null;
  days_of_week: Generated<string[]>;
  time_blocks: Generated<string[]>;
  hours_per_week: string | null;
  competencies: Generated<string[]>;
  rating: number | null;
  gigs_worked: Generated<number>;
  completion_percentage: number | null;
  callout_count: Generated<number>;
  noshow_count: Generated<number>;
  review_count: Generated<number>;
  ratings_summary: JsonWithDefault<RatingSummary[]>;
  created_ts: Timestamp;
}

export interface ProSkillsTable {
  pro_id: number;
  skill_id: number;
}

export interface ProWorkHistoryTable {
  id: Generated<number>;
  pro_id: number;
  business_name: string;
  position: string;
  skill_id: number | null;
  start_date: CalendarDate;
  end_date: CalendarDate | null;
}

export interface CertificationsTable {
  id: Generated<number>;
  name: string;
}

export interface ProCertificationsTable {
  id: Generated<number>;
  pro_id: number;
  certification_id: number;
  state_code: string | null;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  expiration_date: CalendarDate | null;
}

export interface FavoriteProsTable {
  id: Generated<number>;
  pro_id: number;
  location_id: number;
  created_ts: Timestamp;
}

export interface ProBlocksTable {
  id: Generated<number>;
  pro_id: number;
  reason: string;
  feedback: string | null;
  created_by_user_id: number | null;
  created_ts: Timestamp;
}

export interface ProBlockLocationsTable {
  block_id: number;
  location_id: number;
  pro_id: number;
}

export interface ProNotesTable {
  id: Generated<number>;
  pro_id: number;
  location_id: number;
  /** Whether the whole organization reads it. */
  is_shared: boolean;
  note: string;
  created_by_user_id: number;
  created_ts: Timestamp;
}
