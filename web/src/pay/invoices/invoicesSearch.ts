import type { InvoiceStatus } from '@brigade/domain/pay/invoices/invoiceStatus.ts';

/** The tabs of a list of invoices, with the states of the invoices in each. */
export const invoiceTabs = [
  { id: 'all', label: 'All', statuses: null },
  { id: 'review', label: 'To review', statuses: ['DRAFT'] },
  { id: 'unpaid', label: 'To pay', statuses: ['ISSUED', 'FAILED', 'OVERDUE'] },
  { id: 'paid', label: 'Paid', statuses: ['PAID'] },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
  readonly statuses: readonly InvoiceStatus[] | null;
}[];

type InvoiceTab = (typeof invoiceTabs)[number]['id'];

/** The state of a list of invoices in the URL. */
export interface InvoicesChoice {
  readonly show: InvoiceTab;
  /** A part of a number; empty for all invoices. */
  readonly search: string;
}

/** The search params of the URL. Default values are omitted. */
export interface InvoicesSearch {
  readonly show?: string;
  readonly search?: string;
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readInvoicesSearch({ show, search }: Record<string, unknown>): InvoicesChoice {
  return {
    show: invoiceTabs.find(({ id }) => id === show)?.id ?? 'all',
    search: typeof search === 'string' ? search.trim().slice(0, 50) : '',
  };
}

/** Serializes the state to search params. */
export function writeInvoicesSearch({ show, search }: InvoicesChoice): InvoicesSearch {
  return { ...(show !== 'all' && { show }), ...(search !== '' && { search }) };
}

/** The state as an `InvoiceFilter`. */
export function invoicesFilter({ show, search }: InvoicesChoice) {
  const statuses = invoiceTabs.find(({ id }) => id === show)?.statuses ?? null;
  return { statuses, search: search || null };
}
