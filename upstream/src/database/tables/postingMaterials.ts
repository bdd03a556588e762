import type { ColumnType, Generated } from 'kysely';
import type { OneOf, Timestamp } from '../../platform/database/columnTypes.ts';

export type AttachmentStatus = 'available' | 'deleted' | 'pending' | 'rejected';
export type AttachmentType = 'application/pdf' | 'image/jpeg' | 'image/png';

export interface AttachmentsTable {
  id: Generated<number>;
  location_id: number;
  /** Who added it; null when that account is gone, and for files of the demo. */
  user_id: number | null;
  name: string;
  provider_identifier: string;
  status: OneOf<AttachmentStatus>;
  media_type: AttachmentType | null;
  /** Text is taken in PostgreSQL's hexadecimal form. */
  content: ColumnType<Uint8Array | null, Uint8Array | string | null, Uint8Array | null>;
  created_ts: Timestamp;
}

export interface GigAttachmentsTable {
  gig_id: number;
  attachment_id: number;
}

export interface GigTemplatesTable {
  id: Generated<number>;
  location_id: number;
  name: string;
  skill_id: number;
  no_experience_required: Generated<boolean>;
  hourly_rate: number;
  position_description: string;
  private_notes: Generated<string>;
  auto_select_enabled: Generated<boolean>;
  location_address_id: number | null;
  created_ts: Timestamp;
  last_updated_ts: Timestamp;
}

export interface GigTemplateRequirementsTable {
  template_id: number;
  requirement_id: number;
}

export interface GigTemplateAttachmentsTable {
  template_id: number;
  attachment_id: number;
}

export interface ShiftTemplatesTable {
  id: Generated<number>;
  location_id: number;
  /** `HH:MM:SS` */
  start_time: string;
  /** `HH:MM:SS` */
  end_time: string;
  unpaid_break_minutes: Generated<number>;
}

export interface SuggestedBreaksTable {
  id: Generated<number>;
  market_id: number | null;
  break_trigger_minutes: number;
  break_length_minutes: number;
  created_by: number | null;
  last_updated_by: number | null;
  created_ts: Timestamp;
  last_updated_ts: Timestamp;
}

export interface ManagersOnDutyTable {
  id: Generated<number>;
  location_id: number;
  fullname: string;
  phone_number: string;
  created_ts: Timestamp;
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
