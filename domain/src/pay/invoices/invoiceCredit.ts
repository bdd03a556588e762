/** What an invoice is credited for. */
export const invoiceCreditReasons = ['REFERRAL_REWARD', 'REFUND'] as const;

/** What an invoice is credited for. */
export type InvoiceCreditReason = (typeof invoiceCreditReasons)[number];

const labels: Readonly<Record<InvoiceCreditReason, string>> = {
  REFERRAL_REWARD: 'Referral reward',
  REFUND: 'Refund',
};

/** A credit in words for people: "Referral reward (Elena M.)". */
export function invoiceCreditLabel(reason: InvoiceCreditReason | null, personName: string): string {
  return `${reason === null ? 'Credit' : labels[reason]} (${personName})`;
}
