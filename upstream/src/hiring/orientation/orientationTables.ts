import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

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
  /** Starts at 1. */
  position: number;
  title: string;
  body: string;
  video_url: string | null;
  read_ts: Timestamp | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    orientations: OrientationsTable;
    orientation_items: OrientationItemsTable;
  }
}
