/** Why a pro is paid besides the pay for their hours, in display order. */
export const adHocReasons = [
  'TIP',
  'PRO_BONUS',
  'REIMBURSEMENT',
  'ADJUST_HOURS',
  'SHORTED_PAY',
  'OTHER',
  'TOS',
] as const;

/** One of {@link adHocReasons}. */
export type AdHocReason = (typeof adHocReasons)[number];

const labels: Record<AdHocReason, string> = {
  TIP: 'Tip',
  PRO_BONUS: 'Bonus',
  REIMBURSEMENT: 'Reimbursement',
  ADJUST_HOURS: 'More hours',
  SHORTED_PAY: 'Missing pay',
  OTHER: 'Other',
  TOS: 'Terms of service settlement',
};

const hints: Record<AdHocReason, string> = {
  TIP: 'After the shift. The pro gets all of it.',
  PRO_BONUS: 'A thank-you beyond the agreed pay.',
  REIMBURSEMENT: 'What the pro spent for you, such as parking. No platform fee.',
  ADJUST_HOURS: 'The pro worked longer than they were paid for.',
  SHORTED_PAY: 'The pay was less than agreed.',
  OTHER: 'Anything else. Say what it is for.',
  TOS: 'Settles a claim under the terms of service.',
};

/** A reason in words. */
export function adHocReasonLabel(reason: AdHocReason): string {
  return labels[reason];
}

/** When a reason fits, as a sentence. */
export function adHocReasonHint(reason: AdHocReason): string {
  return hints[reason];
}

/** The reasons that a user may give: only platform admins settle claims. */
export function adHocReasonsFor({ isPlatformAdmin }: { isPlatformAdmin: boolean }): readonly AdHocReason[] {
  return adHocReasons.filter((reason) => reason !== 'TOS' || isPlatformAdmin);
}

/** Whether the reason says too little without a description. */
export function adHocReasonNeedsDescription(reason: AdHocReason): boolean {
  return reason === 'REIMBURSEMENT' || reason === 'OTHER';
}

/** Whether the reason is about work that was done, so that a shift that was cancelled late does not allow it. */
export function adHocReasonNeedsWork(reason: AdHocReason): boolean {
  return !['REIMBURSEMENT', 'OTHER', 'TOS'].includes(reason);
}

/** Whether the amount follows from working hours. */
export function adHocReasonNeedsHours(reason: AdHocReason): boolean {
  return reason === 'ADJUST_HOURS';
}
