import { adHocReasonNames } from './adHocReasonNames.ts';
import type { InvoiceResponse } from './invoiceResponse.ts';

const names = { REFERRAL_REWARD: 'Referral reward', REFUND: 'Refund' };

/** What a credit is for, in files: "Referral reward (Elena M.)", "Refund, Tip (Elena M.)". */
export function creditName({
  reason,
  person_name,
  adhoc_reason,
}: InvoiceResponse['credits'][number]): string {
  const subject = adhoc_reason === null ? '' : `, ${adHocReasonNames[adhoc_reason]}`;
  return `${names[reason]}${subject} (${person_name})`;
}
