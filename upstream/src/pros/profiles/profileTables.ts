import type { Generated, GeneratedAlways } from 'kysely';
import type { EmploymentType } from '../../businesses/locations/employmentType.ts';
import type { CalendarDate, Timestamp } from '../../platform/database/columnTypes.ts';

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
  /** Where the pro lives, in degrees with two decimals; null if it is not known. No response contains it. */
  home_longitude: Generated<number | null>;
  home_latitude: Generated<number | null>;
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
  created_ts: Timestamp;
  /** Whether the account is not active, which triggers copy: the pro is offered no shifts. */
  is_suspended: GeneratedAlways<boolean>;
  /** The average of the pro's reviews and five more of 4.5 stars; null before the first review. */
  weighted_rating: GeneratedAlways<number | null>;
  /** How well the pro fits any location, 3 to 40: rating, reliability and availability. */
  fit_points: GeneratedAlways<number>;
  /** A `tsvector` of the display name and of the first and last name, maintained by triggers. */
  name_words: GeneratedAlways<string>;
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

/** In what pros are rated. */
export interface RatingCategoriesTable {
  name: string;
  rank: number;
  label: string;
  is_overall_type: Generated<boolean>;
}

/** The sums behind the average ratings of pros. */
export interface ProRatingsTable {
  pro_id: number;
  category: string;
  stars: number;
  rating_count: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    pros: ProsTable;
    pro_skills: ProSkillsTable;
    pro_work_history: ProWorkHistoryTable;
    rating_categories: RatingCategoriesTable;
    pro_ratings: ProRatingsTable;
  }
}
