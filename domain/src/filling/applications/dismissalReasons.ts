import type { CancellationReason } from '../../schedule/cancelling/cancellationReason.ts';

/**
 * The reasons a staffer may pick when dismissing an applicant, the usual one first. The other cancellation reasons
 * follow from something else: a no-show, a call-out, a block, or an act of the pro or of a platform admin.
 */
export const dismissalReasons = [
  'STAFFER_DISMISSAL',
  'FEWER_PROS_NEEDED',
  'OVERRIDE_AUTOSELECT',
  'CANCELLED_BY_LOCATION_MANAGER',
  'OTHER',
] as const satisfies readonly CancellationReason[];

/** One reason that a staffer may pick. */
export type DismissalReason = (typeof dismissalReasons)[number];

/** The most characters that the words of a dismissal may have. */
export const dismissalExplanationLimit = 1000;

/** Whether a dismissal for this reason must say more in words: OTHER alone tells the pro nothing. */
export function dismissalNeedsExplanation(reason: CancellationReason): boolean {
  return reason === 'OTHER';
}
