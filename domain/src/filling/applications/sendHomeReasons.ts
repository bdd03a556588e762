/** Why a pro is sent home early, in the order of a form. */
export const sendHomeReasons = ['FEWER_PROS_NEEDED', 'LATE', 'ATTIRE', 'CONDUCT', 'OTHER'] as const;

/** One of {@link sendHomeReasons}. */
export type SendHomeReason = (typeof sendHomeReasons)[number];

const labels: Record<SendHomeReason, string> = {
  FEWER_PROS_NEEDED: 'Fewer pros needed',
  LATE: 'More than 15 minutes late',
  ATTIRE: 'Attire',
  CONDUCT: 'Conduct',
  OTHER: 'Other',
};

/** A reason in words. */
export function sendHomeReasonLabel(reason: SendHomeReason): string {
  return labels[reason];
}
