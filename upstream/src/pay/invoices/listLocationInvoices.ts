import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { invoiceList, invoiceListQuery } from './invoiceList.ts';
import { invoiceResponse } from './invoiceResponse.ts';
import { loadInvoices } from './loadInvoices.ts';

/** `GET /api/staffer/locations/:id/invoices/`: the invoices of a location. */
export const listLocationInvoices = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/locations/:id/invoices/',
    access: 'staffer',
    tags: ['invoices'],
    summary: 'List the invoices of a location, the latest period first',
    description:
      'Needs billing.manage. Without those that cover several locations of the organization, and those of an organization ' +
      'that the location has left.',
    params: z.object({ id: idParameter }),
    query: invoiceListQuery,
    responses: { 200: pageSchema(invoiceResponse) },
    errors: [404],
    handle: async ({ params: { id }, query, caller, url }) => {
      const { location } = await requireAtLocation(services.database, caller, id, 'billing.manage');
      const invoices = invoiceList(services.database, query)
        .where('invoices.location_id', '=', id)
        .where('invoices.organization_id', '=', location.organization_id);
      const body = await pageOf({ url, query }, invoices, (rows) =>
        loadInvoices(
          services,
          rows.map((row) => row.id),
        ),
      );
      return { status: 200, body };
    },
  });
