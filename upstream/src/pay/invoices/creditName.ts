import type { InvoiceResponse } from './invoiceResponse.ts';

const names = { REFERRAL_REWARD: 'Referral reward', REFUND: 'Refund' };

/** What a credit is for, in files: "Referral reward (Elena M.)". */
export function creditName({ reason, person_name }: InvoiceResponse['credits'][number]): string {
  return `${names[reason]} (${person_name})`;
}
