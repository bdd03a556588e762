import type { CancellationReason } from '../../schedule/cancelling/cancellationReason.ts';

/**
 * The reasons that a staffer can choose when dismissing an applicant, the default first. The other cancellation reasons
 * follow from a no-show, a call-out, a block, or an action of the pro or a platform admin.
 */
export const dismissalReasons = [
  'STAFFER_DISMISSAL',
  'FEWER_PROS_NEEDED',
  'OVERRIDE_AUTOSELECT',
  'CANCELLED_BY_LOCATION_MANAGER',
  'OTHER',
] as const satisfies readonly CancellationReason[];

/** A reason that a staffer can choose. */
export type DismissalReason = (typeof dismissalReasons)[number];

/** The maximum length of the explanation of a dismissal, in characters. */
export const dismissalExplanationLimit = 1000;

/** Whether a dismissal for this reason needs an explanation: OTHER gives the pro no information. */
export function dismissalNeedsExplanation(reason: CancellationReason): boolean {
  return reason === 'OTHER';
}
