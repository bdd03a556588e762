import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../platform/database/columnTypes.ts';

/** The recurrence rule a bundle was posted with. */
export type StoredRecurrence = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  /** In days, weeks or months. */
  interval: number;
  /** 0 is Monday. An occurrence (1 to 4, or -1 for the last) selects that weekday of a month. */
  byweekdays: { weekday: number; occurrence: number | null }[];
  /** The last possible day, `YYYY-MM-DD`; null to repeat up to the limits. */
  until: string | null;
  /** The first start, in local time: `2026-11-01T18:00:00`. */
  dtstart: string;
  timezone: string;
};

export interface GigBundlesTable {
  id: Generated<number>;
  recurrence: Json<StoredRecurrence> | null;
  created_ts: Timestamp;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gig_bundles: GigBundlesTable;
  }
}
