/** What can stand in the way of a place in a gig. */
export const conflictKinds = ['OVERLAP', 'SHORT_REST', 'OVERTIME'] as const;

/** Less rest than this between two gigs is too short, in hours. */
export const restHours = 8;

/** More work than this in a week, breaks apart, is overtime: 40 hours. */
export const weekMinutes = 40 * 60;

/** A place that a pro has in another gig of the organization. */
export type HeldWork = {
  gig_id: number;
  location_id: number;
  location_name: string;
  start_time: Date;
  end_time: Date;
  unpaid_break_minutes: number;
  is_confirmed: boolean;
};

/** What stands in the way of a pro's place in a gig. */
export type Conflict =
  | { kind: 'OVERLAP'; work: HeldWork }
  /** `restMinutes` lie between the two. */
  | { kind: 'SHORT_REST'; work: HeldWork; restMinutes: number }
  /** With this gig the pro works `minutes` in the week that begins at `weekStart`. */
  | { kind: 'OVERTIME'; minutes: number; weekStart: Date };
