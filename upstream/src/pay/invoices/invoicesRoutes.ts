import type { RouteFactory } from '../../platform/server/route.ts';
import { approveInvoice } from './approveInvoice.ts';
import { getInvoice } from './getInvoice.ts';
import { getInvoiceCsv } from './getInvoiceCsv.ts';
import { getInvoicePdf } from './getInvoicePdf.ts';
import { holdInvoiceLine } from './holdInvoiceLine.ts';
import { listInvoiceLines } from './listInvoiceLines.ts';
import { listLocationInvoices } from './listLocationInvoices.ts';
import { listOrganizationInvoices } from './listOrganizationInvoices.ts';
import { payInvoice } from './payInvoice.ts';

/** The routes for invoices, in the order of the documentation. */
export const invoicesRoutes: readonly RouteFactory[] = [
  listLocationInvoices,
  listOrganizationInvoices,
  getInvoice,
  listInvoiceLines,
  holdInvoiceLine,
  approveInvoice,
  payInvoice,
  getInvoiceCsv,
  getInvoicePdf,
];
