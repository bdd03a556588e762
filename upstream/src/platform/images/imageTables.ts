import type { ColumnType } from 'kysely';
import type { Timestamp } from '../database/columnTypes.ts';

export interface ImagesTable {
  /** Folder and name: `locations/4fX…`. */
  public_id: string;
  /** Who uploaded it; null for deleted accounts and demo pictures. */
  user_id: number | null;
  /** WebP; null when a hosted image service stores it. Text is interpreted as PostgreSQL's hex format. */
  content: ColumnType<Uint8Array | null, Uint8Array | string | null, never>;
  created_ts: Timestamp;
}

export interface UsedUploadLinksTable {
  nonce: string;
  expires_ts: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    images: ImagesTable;
    used_upload_links: UsedUploadLinksTable;
  }
}
