import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

/** What the gigs and the confirmed work of a day add up to; a sum is that of its rows. Kept by the database. */
export interface DaySumsTable {
  location_id: number;
  /** On which the gigs start, in the time zone of the location. */
  day: string;
  skill_id: number;
  gigs: Generated<number>;
  places: Generated<number>;
  filled: Generated<number>;
  confirmed: Generated<number>;
  late: Generated<number>;
  no_shows: Generated<number>;
  called_out: Generated<number>;
  due: Generated<number>;
  compliant: Generated<number>;
  too_late: Generated<number>;
  too_short: Generated<number>;
  too_long: Generated<number>;
  skipped: Generated<number>;
  unrecorded: Generated<number>;
  workers: Generated<number>;
  minutes: Generated<number>;
  charged_cents: Generated<number>;
  filled_gigs: Generated<number>;
  minutes_to_fill: Generated<number>;
}

/** How many more places gigs have from an hour on; a sum is that of its rows. Kept by the database. */
export interface HourSumsTable {
  location_id: number;
  /** On which the gigs start, in the time zone of the location. */
  day: string;
  skill_id: number;
  /** Counted from the midnight before the start. */
  hour: number;
  places: Generated<number>;
  filled: Generated<number>;
}

/** What each confirmed application adds to the sums of its day, as long as its gig is not cancelled. */
export interface SummedWorkTable {
  application_id: number;
  location_id: number;
  day: string;
  skill_id: number;
  gig_start_time: Timestamp;
  work_end_time: Timestamp;
  /** Neither charged nor invoiced. */
  is_uncharged: boolean;
  confirmed: number;
  late: number;
  no_shows: number;
  called_out: number;
  due: number;
  compliant: number;
  too_late: number;
  too_short: number;
  too_long: number;
  skipped: number;
  unrecorded: number;
  workers: number;
  minutes: number;
  charged_cents: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    day_sums: DaySumsTable;
    hour_sums: HourSumsTable;
    summed_work: SummedWorkTable;
  }
}
