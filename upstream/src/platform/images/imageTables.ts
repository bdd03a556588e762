import type { ColumnType } from 'kysely';
import type { Timestamp } from '../database/columnTypes.ts';

export interface ImagesTable {
  /** Folder and name: `locations/4fX…`. */
  public_id: string;
  /** Who uploaded it; null when that account is gone, and for pictures of the demo. */
  user_id: number | null;
  /** WebP; null when it is at a hosted image service. Text is taken in PostgreSQL's hexadecimal form. */
  content: ColumnType<Uint8Array | null, Uint8Array | string | null, never>;
  created_ts: Timestamp;
}

export interface UsedUploadLinksTable {
  nonce: string;
  expires_ts: Timestamp;
}

export interface ServerSecretsTable {
  name: string;
  secret: string;
}
