import type { ColumnType, Generated } from 'kysely';
import type { OneOf, Timestamp } from '../../platform/database/columnTypes.ts';

export type AttachmentStatus = 'available' | 'deleted' | 'pending' | 'rejected';

export type AttachmentType = 'application/pdf' | 'image/jpeg' | 'image/png';

export interface AttachmentsTable {
  id: Generated<number>;
  location_id: number;
  /** Who added it; null for deleted accounts and demo files. */
  user_id: number | null;
  name: string;
  provider_identifier: string;
  status: OneOf<AttachmentStatus>;
  media_type: AttachmentType | null;
  /** Text is interpreted as PostgreSQL's hex format. */
  content: ColumnType<Uint8Array | null, Uint8Array | string | null, Uint8Array | null>;
  created_ts: Timestamp;
}

export interface GigAttachmentsTable {
  gig_id: number;
  attachment_id: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    attachments: AttachmentsTable;
    gig_attachments: GigAttachmentsTable;
  }
}
