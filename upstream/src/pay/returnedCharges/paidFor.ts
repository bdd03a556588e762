import type { PartColumn, PartSubject } from '../returnedParts/partSubject.ts';

const kinds: Record<PartColumn, string> = {
  application_id: 'application',
  adhoc_payment_id: 'adhoc',
  dispute_id: 'dispute',
  invoice_id: 'invoice',
};

/** What a charge paid for, as the card network knows it: the keys of its charges without their attempts. */
export const paidForOf = ({ column, id }: PartSubject): string => `${kinds[column]}-${id}`;
