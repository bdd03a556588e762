import type { Generated, GeneratedAlways } from 'kysely';
import type { MatchParts } from '../../filling/matching/matchParts.ts';
import type { Json, JsonWithDefault, OneOf, Timestamp } from '../../platform/database/columnTypes.ts';
import type { EmploymentType } from '../../businesses/locations/locationsTable.ts';

export type GigStatus =
  | 'UNAPPROVED'
  | 'CANCELLED'
  | 'POSTED'
  | 'CONFIRMED'
  | 'UNFILLED'
  | 'INCOMPLETE'
  | 'FAILED_PAYMENT'
  | 'COMPLETED';
export type GigType = 'MARKETPLACE' | 'PRIVATE_DIRECT_OFFER' | 'INTERVIEW' | 'NETWORK';
export type SelectionSource = 'STAFFER' | 'ADMIN' | 'AUTO_MATCH' | 'AUTO_DIRECT_OFFER';
export type PaymentStatus =
  | 'AVAILABLE'
  | 'ERROR'
  | 'FAILED'
  | 'PENDING_TRANSFER'
  | 'IN_TRANSIT'
  | 'SUBMITTED';
export type SendHomeReason = 'FEWER_PROS_NEEDED' | 'LATE' | 'ATTIRE' | 'CONDUCT' | 'OTHER';

/** One answer of a review: 1 to 5 for a category. */
export type ReviewRating = { category: string; value: number };

export interface GigsTable {
  id: Generated<number>;
  location_id: number;
  skill_id: number;
  event_id: number | null;
  /** Made by the database from `event_id`. */
  is_in_event: GeneratedAlways<boolean>;
  status: GigStatus;
  type: OneOf<GigType>;
  employment_type: OneOf<EmploymentType>;
  start_time: Timestamp;
  end_time: Timestamp;
  timezone: string;
  allowed_confirmed_pros: number;
  wage_amount: number;
  unpaid_break_minutes: Generated<number>;
  boosted_gig_bonus: number | null;
  description: Generated<string>;
  special_inst: Generated<string>;
  no_experience_required: Generated<boolean>;
  contact_name: string | null;
  contact_phone: string | null;
  location_address_id: number | null;
  use_location_address: Generated<boolean>;
  address_line_1: string;
  city: string;
  state_code: string;
  zip_code: string;
  auto_select_enabled: Generated<boolean>;
  background_check_required: Generated<boolean>;
  require_certifications: Generated<boolean>;
  elevated: Generated<boolean>;
  is_recurring: Generated<boolean>;
  bundle_id: number | null;
  onsite_manager_id: number | null;
  /** For the team alone. */
  private_notes: Generated<string>;
  is_auto_post_network_to_marketplace_enabled: Generated<boolean>;
  /** Hours for its groups alone; null: open to the whole network from the start. */
  network_group_hours: number | null;
  /** Hours for the whole network before the marketplace; null: as without steps. */
  network_hours: number | null;
  /** Whether only its groups may see it still; triggers set it on posting. */
  is_for_groups_only: Generated<boolean>;
  /** Since when pros can see a network gig; made by triggers. */
  network_since_ts: GeneratedAlways<Date | null>;
  /** When a gig for its groups alone opens to the whole network; made by triggers. */
  open_to_network_ts: GeneratedAlways<Date | null>;
  /** When a network gig with open places is due on the marketplace; made by triggers. */
  move_to_marketplace_ts: GeneratedAlways<Date | null>;
  /** When its last place was taken, kept by triggers; null while one is open. */
  filled_ts: Timestamp | null;
  /** Goes up with every change that people make to it. */
  revision: Generated<number>;
  /** Since when it takes no more applications. */
  applications_closed_ts: Timestamp | null;
  cancelled_ts: Timestamp | null;
  /** One of the reasons of applications; null where the system called it off. */
  cancellation_reason: string | null;
  cancellation_explanation: string | null;
  /** Dollars owed to all confirmed pros together. */
  cancellation_fee_amount: number | null;
  checkin_code: string;
  chat_token: string;
  settings: JsonWithDefault<Record<string, unknown>>;
  created_ts: Timestamp;
  last_updated_ts: Timestamp;
  /** A `tsvector` made by triggers. */
  search_words: GeneratedAlways<string>;
  total_applications: Generated<number>;
  selected_applications: Generated<number>;
  confirmed_applications: Generated<number>;
  confirmed_auto_matched_applications: Generated<number>;
  cancelled_applications: Generated<number>;
  total_payments: Generated<number>;
  failed_payments: Generated<number>;
  error_payments: Generated<number>;
  submitted_payments: Generated<number>;
  paid_pros: Generated<number>;
}

export interface GigRequirementsTable {
  gig_id: number;
  requirement_id: number;
}

export interface GigApplicationsTable {
  id: Generated<number>;
  gig_id: number;
  location_id: number;
  gig_start_time: Timestamp;
  pro_id: number;
  is_cancelled: Generated<boolean>;
  is_selected: Generated<boolean>;
  is_confirmed: Generated<boolean>;
  is_boosted: Generated<boolean>;
  /** Copied from the gig by triggers. */
  is_gig_cancelled: GeneratedAlways<boolean>;
  match_score: number;
  /** The points behind `match_score`; null for what is older than the parts. */
  match_parts: Json<MatchParts> | null;
  selection_source: SelectionSource | null;
  selected_by_user_id: number | null;
  /** Why auto-select chose the pro, in words. */
  selection_explanation: string | null;
  /** When the pro last let the time to answer pass. */
  selection_lapsed_ts: Timestamp | null;
  /** Until when a selected pro may answer; set by triggers. */
  selection_expires_ts: Timestamp | null;
  cancellation_reason: string | null;
  cancellation_explanation: string | null;
  cancelled_ts: Timestamp | null;
  cancelled_by_user_id: number | null;
  work_start_time: Timestamp;
  work_end_time: Timestamp;
  original_work_start_time: Timestamp;
  original_work_end_time: Timestamp;
  hours_updated_ts: Timestamp | null;
  hours_updated_by_user_id: number | null;
  sent_home_reason: SendHomeReason | null;
  sent_home_ts: Timestamp | null;
  /** Why the place was given in spite of a conflict; forgotten by a trigger with the place. */
  override_note: string | null;
  override_note_ts: Timestamp | null;
  override_note_by_user_id: number | null;
  review_feedback: string | null;
  review_ratings: Json<ReviewRating[]> | null;
  business_payment_id: number | null;
  business_payment_amount: number | null;
  business_payment_status: PaymentStatus | null;
  pro_payment_id: number | null;
  pro_payment_amount: number | null;
  pro_payment_status: PaymentStatus | null;
  created_ts: Timestamp;
  last_updated_ts: Timestamp;
}

export interface TimePunchesTable {
  id: Generated<number>;
  application_id: number;
  time: Timestamp;
  punch_type: 'CLOCK_IN' | 'CLOCK_OUT';
  longitude: number | null;
  latitude: number | null;
  pro_coordinates_precision: 'FINE' | 'COARSE' | null;
}
