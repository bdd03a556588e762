import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToInvoice } from './accessToInvoice.ts';
import { invoiceResponse } from './invoiceResponse.ts';
import { loadInvoice } from './loadInvoices.ts';

/** `GET /api/staffer/invoices/:id/`: gets an invoice. */
export const getInvoice = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/invoices/:id/',
    access: 'staffer',
    tags: ['invoices'],
    summary: 'Get an invoice',
    description: 'Needs billing.manage at its location, or organizations.manage if it covers several.',
    params: z.object({ id: idParameter }),
    responses: { 200: invoiceResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await accessToInvoice(services.database, caller, id);
      return { status: 200, body: await loadInvoice(services, id) };
    },
  });
