/** Counts of a gig's applications. `selected` holds the selected ones that are not cancelled, confirmed ones included. */
export interface ApplicationCounts {
  readonly total: number;
  readonly cancelled: number;
  readonly selected: number;
}

/**
 * How many applications still wait for a decision. Never below 0: the three counts are read at different moments and
 * may contradict each other for an instant.
 */
export function openApplications({ total, cancelled, selected }: ApplicationCounts): number {
  return Math.max(0, total - cancelled - selected);
}
