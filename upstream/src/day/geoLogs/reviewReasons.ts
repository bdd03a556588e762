import type { GeoLogAction } from './geoLogTables.ts';

export const reviewReasons = ['COARSE_PRECISION', 'PUNCH_OUTSIDE', 'LONG_ABSENCE'] as const;

/** Why a staffer reviews a geo log. */
export type ReviewReason = (typeof reviewReasons)[number];

/** The longest absence from the site during a shift that needs no review, in milliseconds. */
const longestAbsence = 15 * 60_000;

/** The side of the fence that a phone is on. A coarse position can be off by kilometers, so it proves neither. */
export function actionAt(precision: 'FINE' | 'COARSE', isInside: boolean): GeoLogAction {
  if (precision === 'COARSE') return 'UNKNOWN';
  return isInside ? 'GEO_FENCE_ENTERED' : 'GEO_FENCE_EXITED';
}

/** Why a position reported at a punch needs a review. */
export function reasonsAtPunch(action: GeoLogAction): ReviewReason[] {
  if (action === 'UNKNOWN') return ['COARSE_PRECISION'];
  return action === 'GEO_FENCE_EXITED' ? ['PUNCH_OUTSIDE'] : [];
}

/**
 * The first instant at which the absence of a pro who left is longer than allowed. Null if the work ends before: only
 * time during the work counts.
 */
export function absenceDue(leftAt: Date, { start, end }: { start: Date; end: Date }): Date | null {
  const due = new Date(Math.max(leftAt.getTime(), start.getTime()) + longestAbsence + 1);
  return due <= end ? due : null;
}
