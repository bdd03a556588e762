import { z } from 'zod';
import { FileBody, fileResponse } from '../../platform/server/fileResponse.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToInvoice } from './accessToInvoice.ts';
import { invoiceCsv } from './invoiceCsv.ts';
import { invoiceLines, lineResponse } from './invoiceLines.ts';
import { loadInvoice } from './loadInvoices.ts';

/** `GET /api/staffer/invoices/:id/csv/`: the lines of an invoice for a spreadsheet. */
export const getInvoiceCsv = ({ database, settings }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/invoices/:id/csv/',
    access: 'staffer',
    tags: ['invoices'],
    summary: 'Download the lines of an invoice as CSV',
    description: 'For callers who may see the invoice. Without lines that are held back.',
    params: z.object({ id: idParameter }),
    responses: { 200: fileResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await accessToInvoice(database, caller, id);
      const invoice = await loadInvoice({ database, settings }, id);
      const lines = await invoiceLines(database, id).where('invoice_lines.held_reason', 'is', null).execute();
      const content = Buffer.from(invoiceCsv(invoice, lines.map(lineResponse)));
      const name = `${invoice.number ?? `draft-${id}`}.csv`;
      return { status: 200, body: new FileBody(name, 'text/csv; charset=utf-8', content) };
    },
  });
