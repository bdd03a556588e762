/** The kinds of conflicts between a gig and the other work of a pro. */
export const conflictKinds = ['OVERLAP', 'SHORT_REST', 'OVERTIME'] as const;

/** The minimum rest between two gigs, in hours. */
export const restHours = 8;

/** The paid minutes of a week beyond which work is overtime. */
export const weekMinutes = 40 * 60;

/** A place that a pro has in another gig of the organization. */
export type ScheduledWork = {
  gig_id: number;
  location_id: number;
  location_name: string;
  start_time: Date;
  end_time: Date;
  unpaid_break_minutes: number;
  is_confirmed: boolean;
};

/** A conflict between a gig and the other work of a pro. */
export type Conflict =
  | { kind: 'OVERLAP'; work: ScheduledWork }
  /** `restMinutes` lie between the two. */
  | { kind: 'SHORT_REST'; work: ScheduledWork; restMinutes: number }
  /** With this gig the pro works `minutes` in the week that begins at `weekStart`. */
  | { kind: 'OVERTIME'; minutes: number; weekStart: Date };
