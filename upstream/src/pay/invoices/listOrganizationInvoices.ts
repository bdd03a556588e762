import { z } from 'zod';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import { pageOf, pageSchema } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { invoiceList, invoiceListQuery } from './invoiceList.ts';
import { invoiceResponse } from './invoiceResponse.ts';
import { loadInvoices } from './loadInvoices.ts';

/** `GET /api/staffer/organizations/:id/invoices/`: the invoices of an organization and its locations. */
export const listOrganizationInvoices = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/:id/invoices/',
    access: 'staffer',
    tags: ['invoices'],
    summary: 'List the invoices of an organization and its locations, the latest period first',
    description:
      'Needs organizations.manage. With those of locations that have left it since, for work from before.',
    params: z.object({ id: idParameter }),
    query: invoiceListQuery,
    responses: { 200: pageSchema(invoiceResponse) },
    errors: [404],
    handle: async ({ params: { id }, query, caller, url }) => {
      await requireAtOrganization(services.database, caller, id, 'organizations.manage');
      const invoices = invoiceList(services.database, query).where('invoices.organization_id', '=', id);
      const body = await pageOf({ url, query }, invoices, (rows) =>
        loadInvoices(
          services,
          rows.map((row) => row.id),
        ),
      );
      return { status: 200, body };
    },
  });
