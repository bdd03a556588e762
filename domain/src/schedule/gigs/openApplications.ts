/** Counts of a gig's applications. `selected` counts those not cancelled, including confirmed ones. */
interface ApplicationCounts {
  readonly total: number;
  readonly cancelled: number;
  readonly selected: number;
}

/**
 * The number of open applications. Never below 0: the three counts are read at different times and can be
 * inconsistent for a moment.
 */
export function openApplications({ total, cancelled, selected }: ApplicationCounts): number {
  return Math.max(0, total - cancelled - selected);
}
