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

declare module '../../platform/database/tables.ts' {
  interface Tables {
    interviews: InterviewsTable;
  }
}
