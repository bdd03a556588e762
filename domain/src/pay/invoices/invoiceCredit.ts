import { type AdHocReason, adHocReasonLabel } from '../adHocPayments/adHocReasons.ts';

export const invoiceCreditReasons = ['REFERRAL_REWARD', 'REFUND'] as const;

type InvoiceCreditReason = (typeof invoiceCreditReasons)[number];

const labels: Readonly<Record<InvoiceCreditReason, string>> = {
  REFERRAL_REWARD: 'Referral reward',
  REFUND: 'Refund',
};

type Credit = {
  reason: InvoiceCreditReason | null;
  personName: string;
  /** What the refunded ad-hoc payment was for; null for others. */
  adHocReason: AdHocReason | null;
};

/** A credit in words for people: "Referral reward (Elena M.)", "Refund, Tip (Elena M.)". */
export function invoiceCreditLabel({ reason, personName, adHocReason }: Credit): string {
  const subject = adHocReason === null ? '' : `, ${adHocReasonLabel(adHocReason)}`;
  return `${reason === null ? 'Credit' : labels[reason]}${subject} (${personName})`;
}
