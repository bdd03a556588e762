/** What an invoice is credited for. */
export const invoiceCreditReasons = ['REFERRAL_REWARD'] as const;

/** What an invoice is credited for. */
export type InvoiceCreditReason = (typeof invoiceCreditReasons)[number];

/** A credit in words for people: "Referral reward (Elena M.)". */
export function invoiceCreditLabel(reason: InvoiceCreditReason | null, personName: string): string {
  return `${reason === 'REFERRAL_REWARD' ? 'Referral reward' : 'Credit'} (${personName})`;
}
