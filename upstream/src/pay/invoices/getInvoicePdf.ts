import { z } from 'zod';
import { FileBody, fileResponse } from '../../platform/server/fileResponse.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToInvoice } from './accessToInvoice.ts';
import { invoiceLines, lineResponse } from './invoiceLines.ts';
import { loadInvoice } from './loadInvoices.ts';
import { invoicePdf } from './pdf/invoicePdf.ts';

/** `GET /api/staffer/invoices/:id/pdf/`: an invoice as a document. */
export const getInvoicePdf = ({ database, settings }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/invoices/:id/pdf/',
    access: 'staffer',
    tags: ['invoices'],
    summary: 'Download an invoice as PDF',
    description: 'For callers who may see the invoice. Without lines that are held back.',
    params: z.object({ id: idParameter }),
    responses: { 200: fileResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await accessToInvoice(database, caller, id);
      const invoice = await loadInvoice({ database, settings }, id);
      const lines = await invoiceLines(database, id).where('invoice_lines.held_reason', 'is', null).execute();
      const content = await invoicePdf(invoice, lines.map(lineResponse));
      const name = `${invoice.number ?? `draft-${id}`}.pdf`;
      return { status: 200, body: new FileBody(name, 'application/pdf', content) };
    },
  });
