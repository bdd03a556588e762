import type { Generated } from 'kysely';
import type { OneOf, Timestamp } from '../../platform/database/columnTypes.ts';

export type InterviewStatus =
  | 'INVITED'
  | 'CONFIRMED'
  | 'DECLINED'
  | 'PENDING_PAYMENT'
  | 'PAYMENT_SUBMITTED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_ERROR'
  | 'PAID'
  | 'REVIEWED';

export interface InterviewsTable {
  id: Generated<number>;
  secret_hash: string;
  location_id: number;
  status: OneOf<InterviewStatus>;
  job_posting_name: string;
  /** Dollars for the whole interview; 0 for none. */
  wage: Generated<number>;
  start_time: Timestamp;
  end_time: Timestamp;
  channel_url: string | null;
  instructions: Generated<string>;
  candidate_first_name: string;
  candidate_last_name: string;
  candidate_email: string | null;
  candidate_phone_number: string | null;
  contact_fullname: string | null;
  contact_phone_number: string | null;
  gig_id: number | null;
  gig_application_id: number | null;
  answered_ts: Timestamp | null;
  created_ts: Timestamp;
}

export interface OrientationsTable {
  id: Generated<number>;
  secret_hash: string;
  location_id: number;
  title: string;
  candidate_first_name: string;
  created_ts: Timestamp;
}

export interface OrientationItemsTable {
  id: Generated<number>;
  orientation_id: number;
  /** From 1 on. */
  position: number;
  title: string;
  body: string;
  video_url: string | null;
  read_ts: Timestamp | null;
}

export interface CandidateCodeMissesTable {
  id: Generated<number>;
  remote_address: string;
  created_ts: Timestamp;
}
