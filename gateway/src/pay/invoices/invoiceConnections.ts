import { Location } from '../../businesses/locations/Location.ts';
import { Organization } from '../../businesses/organizations/Organization.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Invoice } from './Invoice.ts';
import { type InvoiceFilter, InvoiceFilterInput, invoiceQuery } from './InvoiceFilter.ts';
import { listLocationInvoices, listOrganizationInvoices } from './invoicesApi.ts';

const InvoiceConnection = builder.connectionObject(
  { type: Invoice, name: 'InvoiceConnection', description: 'A paginated list of invoices.' },
  { name: 'InvoiceEdge', description: 'An invoice and its cursor in the list.' },
);

const idOf = ({ id }: { id: number }) => id;

builder.objectField(Location, 'invoices', (t) =>
  t.connection(
    {
      type: Invoice,
      nullable: true,
      description:
        'The invoices of the location alone, the latest period first. Null with the error FORBIDDEN ' +
        'without the permission `billing.manage`. Costs one upstream call.',
      args: { filter: t.arg({ type: InvoiceFilterInput, description: 'Which invoices; all if omitted.' }) },
      resolve: ({ id: locationId }, { filter, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listLocationInvoices, {
              path: { locationId },
              query: { ...invoiceQuery(filter satisfies InvoiceFilter), page, page_size: pageSize },
              locationId,
            }),
          idOf,
        }),
    },
    InvoiceConnection,
  ),
);

builder.objectField(Organization, 'invoices', (t) =>
  t.connection(
    {
      type: Invoice,
      nullable: true,
      description:
        'The invoices of the organization and its locations, the latest period first. Null with the error ' +
        'FORBIDDEN without the permission `organizations.manage`. Costs one upstream call.',
      args: { filter: t.arg({ type: InvoiceFilterInput, description: 'Which invoices; all if omitted.' }) },
      resolve: ({ id: organizationId }, { filter, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listOrganizationInvoices, {
              path: { organizationId },
              query: { ...invoiceQuery(filter satisfies InvoiceFilter), page, page_size: pageSize },
            }),
          idOf,
        }),
    },
    InvoiceConnection,
  ),
);
