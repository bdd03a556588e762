import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToInvoice } from './accessToInvoice.ts';
import { invoiceLines, lineResponse } from './invoiceLines.ts';
import { invoiceLineResponse } from './invoiceResponse.ts';

/** `GET /api/staffer/invoices/:id/lines/`: the work on an invoice. */
export const listInvoiceLines = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/invoices/:id/lines/',
    access: 'staffer',
    tags: ['invoices'],
    summary: 'List the lines of an invoice, by the time of the work',
    description: 'For callers who may see the invoice.',
    params: z.object({ id: idParameter }),
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(invoiceLineResponse) },
    errors: [404],
    handle: async ({ params: { id }, query, caller, url }) => {
      await accessToInvoice(database, caller, id);
      const body = await pageOf({ url, query }, invoiceLines(database, id), (rows) => rows.map(lineResponse));
      return { status: 200, body };
    },
  });
