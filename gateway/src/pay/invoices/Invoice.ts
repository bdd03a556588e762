import { PaymentFailure } from '../duePay/WorkPay.ts';
import { returnedPartField } from '../returnedParts/returnedPartField.ts';
import { PayLine } from '../duePay/PayLine.ts';
import { InvoiceStyle } from '../../businesses/locations/billingEnums.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { Money, usdOf, visibleUsd } from '../../platform/money/Money.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { BillTo } from './BillTo.ts';
import { ChargedMethod } from './ChargedMethod.ts';
import { InvoiceCredit } from './InvoiceCredit.ts';
import { InvoiceLine } from './InvoiceLine.ts';
import { invoiceById, listInvoiceLines } from './invoicesApi.ts';
import { InvoiceSeller } from './InvoiceSeller.ts';
import { InvoiceStatus } from './InvoiceStatus.ts';
import type { InvoiceWire } from './invoiceWire.ts';

const InvoiceLineConnection = builder.connectionObject(
  {
    type: InvoiceLine,
    name: 'InvoiceLineConnection',
    description: 'A paginated list of the work on an invoice.',
  },
  { name: 'InvoiceLineEdge', description: 'A line of an invoice and its cursor in the list.' },
);

export const Invoice = builder.node(builder.objectRef<InvoiceWire>('Invoice'), {
  description:
    'The work of a period of a location, or of the locations of an organization, on one bill. Requires ' +
    'the permission `billing.manage` there, or `organizations.manage` if it covers several locations.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(invoiceById, databaseIdIn(id), 'invoice', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the invoice in URLs.' }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'The number for bookkeeping, without gaps within an organization. Null for drafts.',
    }),
    status: t.expose('status', { type: InvoiceStatus, description: 'The state of the invoice.' }),
    style: t.expose('style', {
      type: InvoiceStyle,
      nullable: true,
      description: 'What the invoice covers. Null if the REST API has a style that is unknown here.',
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description:
        'The location of the invoice. Null if the invoice covers several. Costs one upstream call, unless ' +
        'only its ID or liveCursor is selected.',
      resolve: ({ location_id, organization_id }) =>
        location_id === null ? null : { id: location_id, organization_id },
    }),
    locationDatabaseId: t.expose('location_id', {
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the location. Null if the invoice covers several.',
    }),
    organizationDatabaseId: t.expose('organization_id', {
      type: 'DatabaseId',
      description: 'The number of the organization that was billed.',
    }),
    locationName: t.exposeString('location_name', {
      nullable: true,
      description: 'The name of the location. Null if the invoice covers several.',
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The address that the invoice covers. Null unless there is one invoice per address.',
    }),
    periodStart: t.expose('period_start', { type: 'Date', description: 'The first day of the period.' }),
    periodEnd: t.expose('period_end', { type: 'Date', description: 'The last day of the period.' }),
    timeZone: t.exposeString('timezone', { description: 'The IANA time zone of the period.' }),
    billTo: t.expose('bill_to', { type: BillTo, description: 'The business that is billed.' }),
    seller: t.field({
      type: InvoiceSeller,
      nullable: true,
      description:
        'The seller, as it was when the invoice was issued. Null if the REST API does not send it.',
      resolve: ({ seller }) => seller ?? null,
    }),
    lineCount: t.exposeInt('line_count', {
      description: 'The number of billed lines, without those that are held back.',
    }),
    heldCount: t.exposeInt('held_count', {
      description: 'The number of lines of a draft that are held back.',
    }),
    parts: t.expose('lines', {
      type: [PayLine],
      description: 'The sums of the lines by what they are for, wages first.',
      extensions: { listSize: 5 },
    }),
    credits: t.field({
      type: [InvoiceCredit],
      description: 'The credits for referral rewards and refunds. Empty without any.',
      extensions: { listSize: 2 },
      resolve: ({ credits }) => credits ?? [],
    }),
    taxPercent: t.float({
      description: 'The rate of the sales tax, in percent; 0 if the REST API does not send it.',
      resolve: ({ tax_percent }) => tax_percent ?? 0,
    }),
    taxable: t.field({
      type: Money,
      description: 'The sum of the parts and the credits, which the rate of the sales tax applies to.',
      resolve: ({ taxable_amount, total_amount, tax_amount }) => {
        const { amountCents } = visibleUsd(total_amount);
        return taxable_amount == null
          ? usdOf(amountCents - visibleUsd(tax_amount).amountCents)
          : visibleUsd(taxable_amount);
      },
    }),
    tax: t.field({
      type: Money,
      description:
        'The sales tax: the sum of the sales tax of each line and credit, rounded to cents. 0 at a rate of 0.',
      resolve: ({ tax_amount }) => visibleUsd(tax_amount),
    }),
    total: t.field({
      type: Money,
      description: 'The sum of the parts, the credits and the tax.',
      resolve: ({ total_amount }) => visibleUsd(total_amount),
    }),
    reviewEndsAt: t.expose('review_ends_ts', {
      type: 'DateTime',
      description: 'When a draft is issued unless it is approved earlier, in UTC.',
    }),
    issuedAt: t.expose('issued_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the invoice was issued, in UTC. Null for drafts.',
    }),
    dueDate: t.expose('due_date', {
      type: 'Date',
      nullable: true,
      description: 'The last day to pay the invoice. Null for drafts.',
    }),
    paidAt: t.expose('paid_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the invoice was paid, in UTC. Null until then.',
    }),
    paidWith: t.field({
      type: ChargedMethod,
      nullable: true,
      description:
        'The payment method that paid the invoice. Null until it is paid, and if the REST API has not ' +
        'recorded it.',
      resolve: ({ payment_method }) => payment_method ?? null,
    }),
    isCharging: t.exposeBoolean('is_charging', {
      description: 'Whether a payment was submitted and has no result yet.',
    }),
    failure: t.expose('failure_code', {
      type: PaymentFailure,
      nullable: true,
      description: 'Why the last payment failed. Null unless it did, or if the reason is unknown.',
    }),
    returnedPart: returnedPartField(t),
    lines: t.connection(
      {
        type: InvoiceLine,
        nullable: true,
        description: 'The work on the invoice, by its time. Costs one upstream call.',
        resolve: ({ id }, args, { rest }) =>
          connectionFromPagedList({
            args,
            fetchPage: ({ page, pageSize }) =>
              rest.call(listInvoiceLines, { path: { id }, query: { page, page_size: pageSize } }),
            idOf: (line) => line.id,
          }),
      },
      InvoiceLineConnection,
    ),
  }),
});

builder.queryField('invoice', (t) =>
  t.field({
    type: Invoice,
    nullable: true,
    description:
      'The invoice with this number in URLs. Null with the error NOT_FOUND if the viewer may not know of it.',
    args: {
      databaseId: t.arg({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the invoice in URLs.',
      }),
    },
    resolve: (_root, { databaseId }, context) => loadById(invoiceById, databaseId, 'invoice', context),
  }),
);
