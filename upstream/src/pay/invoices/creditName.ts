import type { InvoiceResponse } from './invoiceResponse.ts';

/** What a credit is for, in files: "Referral reward (Elena M.)". */
export function creditName({ person_name }: InvoiceResponse['credits'][number]): string {
  return `Referral reward (${person_name})`;
}
