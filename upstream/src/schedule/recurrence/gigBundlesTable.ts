import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../platform/database/columnTypes.ts';

/** The rule by which a bundle repeats, as it was posted. */
export type StoredRecurrence = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  /** Every so many days, weeks or months. */
  interval: number;
  /** 0 is Monday. With an occurrence (1 to 4, -1 the last) it is that weekday of a month. */
  byweekdays: { weekday: number; occurrence: number | null }[];
  /** The last day that is possible, `YYYY-MM-DD`; null: until the limits end it. */
  until: string | null;
  /** The start that the rule begins with, on the clock of the place: `2026-11-01T18:00:00`. */
  dtstart: string;
  timezone: string;
};

export interface GigBundlesTable {
  id: Generated<number>;
  recurrence: Json<StoredRecurrence> | null;
  created_ts: Timestamp;
}
