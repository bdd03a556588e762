import type { Generated, GeneratedAlways } from 'kysely';
import type { MatchParts } from '../matching/matchParts.ts';
import type { SendHomeReason } from './sendHomeReasons.ts';
import type { BreakCompliance } from '../../schedule/gigs/breakCompliance.ts';
import type { Json, Timestamp } from '../../platform/database/columnTypes.ts';

export type SelectionSource = 'STAFFER' | 'ADMIN' | 'AUTO_MATCH' | 'AUTO_DIRECT_OFFER';

export type PaymentStatus =
  | 'AVAILABLE'
  | 'ERROR'
  | 'FAILED'
  | 'PENDING_TRANSFER'
  | 'IN_TRANSIT'
  | 'SUBMITTED';

/** A rating of one review category, from 1 to 5. */
export type ReviewRating = { category: string; value: number };

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
  /** The points behind `match_score`; null for rows that predate them. */
  match_parts: Json<MatchParts> | null;
  selection_source: SelectionSource | null;
  selected_by_user_id: number | null;
  /** Why auto-select chose the pro, as text. */
  selection_explanation: string | null;
  /** When the last selection expired unanswered. */
  selection_lapsed_ts: Timestamp | null;
  /** When the selection expires unless the pro confirms; set by triggers. */
  selection_expires_ts: Timestamp | null;
  cancellation_reason: string | null;
  cancellation_explanation: string | null;
  cancelled_ts: Timestamp | null;
  cancelled_by_user_id: number | null;
  /** Dollars on top of the wage that the accepted offer promised; a trigger clears it when the position is lost. */
  offer_bonus: number | null;
  /** The minutes to pay because the gig was cancelled late; null for all others. */
  guaranteed_minutes: number | null;
  work_start_time: Timestamp;
  work_end_time: Timestamp;
  original_work_start_time: Timestamp;
  original_work_end_time: Timestamp;
  hours_updated_ts: Timestamp | null;
  hours_updated_by_user_id: number | null;
  /** Why the hours were changed. */
  hours_reason: string | null;
  sent_home_reason: SendHomeReason | null;
  sent_home_ts: Timestamp | null;
  /** Why the pro was selected despite a conflict or a blocker; cleared by a trigger when the position is lost. */
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
  /** When it was noticed that the confirmed pro had not clocked in; null again after clocking in. */
  missing_since_ts: Timestamp | null;
  /** How the break of confirmed work follows the rules; set by triggers. */
  break_compliance: GeneratedAlways<Exclude<BreakCompliance, 'NON_COMPLIANT'> | null>;
  created_ts: Timestamp;
  last_updated_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gig_applications: GigApplicationsTable;
  }
}
