import type { SendHomeReason } from '../../filling/applications/sendHomeReasons.ts';
import type { TimeRecords } from './punchedTime.ts';

/** What the hours to pay follow from. Punches and breaks are in order. */
export type WorkedHours = TimeRecords & {
  original_work_start_time: Date;
  original_work_end_time: Date;
  work_start_time: Date;
  work_end_time: Date;
  hours_updated_ts: Date | null;
  sent_home_ts: Date | null;
  sent_home_reason: SendHomeReason | null;
  unpaid_break_minutes: number;
  /** Whether the pro was confirmed beyond the places of the gig, and sent home because fewer were needed. */
  is_overfill: boolean;
  /** The hours that a pro is paid for whose gig was cancelled late; null for work. */
  guaranteed_minutes: number | null;
};
