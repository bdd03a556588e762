import type { CancellationReason } from './cancellationReason.ts';

/** The reasons for which a location may call off a gig, the usual one first. */
export const gigCancellationReasons = [
  'CANCELLED_BY_LOCATION_MANAGER',
  'FEWER_PROS_NEEDED',
  'OTHER',
] as const satisfies readonly CancellationReason[];

/** One reason for which a location calls off a gig. */
export type GigCancellationReason = (typeof gigCancellationReasons)[number];

const labels: Record<GigCancellationReason, string> = {
  CANCELLED_BY_LOCATION_MANAGER: 'The shift is not needed any more',
  FEWER_PROS_NEEDED: 'Fewer pros are needed',
  OTHER: 'Something else',
};

/** The label of the reason in the cancel dialog. */
export function gigCancellationReasonLabel(reason: GigCancellationReason): string {
  return labels[reason];
}

/** The most characters that the words of a cancellation may have. */
export const cancellationExplanationLimit = 1000;

/** Whether a cancellation for this reason must say more in words: OTHER alone explains nothing to the pros. */
export function cancellationNeedsExplanation(reason: GigCancellationReason): boolean {
  return reason === 'OTHER';
}
