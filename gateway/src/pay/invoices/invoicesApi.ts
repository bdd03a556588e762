import type { InvoiceStatus } from '@brigade/domain/pay/invoices/invoiceStatus.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { invoiceLineWire, invoiceWire } from './invoiceWire.ts';

/** What narrows a list of invoices. */
interface InvoiceListQuery {
  status?: readonly InvoiceStatus[];
  /** A part of the number. */
  search?: string;
  period_from?: string;
  period_to?: string;
}

/** The invoices of a location, the latest period first. */
export const listLocationInvoices = endpoint({
  name: 'listLocationInvoices',
  method: 'GET',
  path: '/staffer/locations/{locationId}/invoices/',
  query: shape<PageQuery & InvoiceListQuery>(),
  response: paged(invoiceWire),
});

/** The invoices of an organization and its locations, the latest period first. */
export const listOrganizationInvoices = endpoint({
  name: 'listOrganizationInvoices',
  method: 'GET',
  path: '/staffer/organizations/{organizationId}/invoices/',
  query: shape<PageQuery & InvoiceListQuery>(),
  response: paged(invoiceWire),
});

/** The work on an invoice, by its time. */
export const listInvoiceLines = endpoint({
  name: 'listInvoiceLines',
  method: 'GET',
  path: '/staffer/invoices/{id}/lines/',
  query: shape<PageQuery>(),
  response: paged(invoiceLineWire),
});

const getInvoice = endpoint({
  name: 'getInvoice',
  method: 'GET',
  path: '/staffer/invoices/{id}/',
  response: invoiceWire,
});

/** An invoice by its number in URLs. */
export const invoiceById = loader({ one: (id: number, rest) => rest.call(getInvoice, { path: { id } }) });

/** Issues a draft before its review ends. */
export const approveInvoice = endpoint({
  name: 'approveInvoice',
  method: 'POST',
  path: '/staffer/invoices/{id}/approve/',
  response: invoiceWire,
});

/** Pays an invoice now, or retries a payment that failed. */
export const payInvoice = endpoint({
  name: 'payInvoice',
  method: 'POST',
  path: '/staffer/invoices/{id}/pay/',
  response: invoiceWire,
});

/** Holds a line of a draft back with a reason, or puts it on again. */
export const patchInvoiceLine = endpoint({
  name: 'patchInvoiceLine',
  method: 'PATCH',
  path: '/staffer/invoices/{id}/lines/{lineId}/',
  body: shape<{ readonly held_reason: string | null }>(),
  response: invoiceWire,
});
