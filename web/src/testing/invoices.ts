import { connection, makeLocation, type Page } from './world.ts';

/** An amount in US dollars. */
export const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });

const parts = [
  { code: 'LABOR', label: 'Wages', amount: usd(19_600) },
  { code: 'PLATFORM_FEE', label: 'Platform fee', amount: usd(3626) },
];

/** A line of an invoice: 8 hours of a pro at $24.50. */
export function makeInvoiceLine(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    databaseId,
    applicationId: `application-${databaseId}`,
    adHocReason: null,
    adHocPaymentId: null,
    locationName: 'Grill 1',
    proName: `Pro ${databaseId}`,
    skillName: 'Line Cook',
    startTime: '2026-11-17T15:00:00Z',
    endTime: '2026-11-17T23:00:00Z',
    timeZone: 'America/New_York',
    minutes: 480,
    wage: usd(2450),
    parts,
    tax: usd(0),
    total: usd(23_226),
    correctsNumber: null,
    heldReason: null,
    earlierHeldReason: null,
    isLateCancellation: false,
    ...facts,
  };
}

/** An invoice of Grill 1: by default an issued one with a line for each of two pros. */
export function makeInvoice(databaseId: number, facts: Record<string, unknown> = {}) {
  const lines = [makeInvoiceLine(1), makeInvoiceLine(2)];
  return {
    __typename: 'Invoice',
    id: `invoice-${databaseId}`,
    databaseId,
    number: `INV-1-0000${databaseId}`,
    status: 'ISSUED',
    location: { __typename: 'Location', id: 'location-1', liveCursor: '3' },
    locationName: 'Grill 1',
    address: null,
    timeZone: 'America/New_York',
    periodStart: '2026-11-16',
    periodEnd: '2026-11-22',
    reviewEndsAt: '2026-11-24T05:00:00Z',
    issuedAt: '2026-11-24T05:00:00Z',
    dueDate: '2026-12-01',
    paidAt: null,
    paidWith: null,
    isCharging: false,
    failure: null,
    returnedPart: null,
    heldCount: 0,
    seller: {
      name: 'Brigade Staffing, Inc.',
      address: ['100 Example Street', 'Springfield, IL 62701'],
      taxId: '00-0000000',
      email: 'billing@brigade.example',
    },
    billTo: {
      name: 'Copper Finch',
      streetAddress: '1 Main St',
      city: 'New York',
      stateCode: 'NY',
      zipCode: '10001',
    },
    parts,
    credits: [],
    taxPercent: 0,
    taxable: usd(46_452),
    tax: usd(0),
    total: usd(46_452),
    lines: (page: Page) => connection(lines, page),
    ...facts,
  };
}

/** A draft of Grill 1. */
export function makeDraftInvoice(databaseId: number, facts: Record<string, unknown> = {}) {
  return makeInvoice(databaseId, { number: null, status: 'DRAFT', issuedAt: null, dueDate: null, ...facts });
}

type Invoice = ReturnType<typeof makeInvoice>;

interface Arguments extends Page {
  readonly filter?: { readonly statuses?: readonly string[] | null; readonly search?: string | null } | null;
}

/** The field `invoices` of a location or an organization. */
function listInvoices(invoices: readonly Invoice[]) {
  return ({ filter, ...page }: Arguments) =>
    connection(
      invoices.filter(
        ({ status, number }) =>
          (!filter?.statuses || filter.statuses.includes(status)) &&
          (!filter?.search || number.includes(filter.search)),
      ),
      page,
    );
}

/** A location with invoices, whose billing the viewer may manage. */
export function makeInvoicedLocation(invoices: readonly Invoice[], facts: Record<string, unknown> = {}) {
  return makeLocation(1, {
    billing: { source: 'LOCATION', viewerCanManage: true, viewerCannotManageReason: null },
    settings: { invoicingEnabled: true, invoiceStyle: 'STANDARD' },
    invoices: listInvoices(invoices),
    ...facts,
  });
}

/** An organization with invoices that the viewer manages. */
export function makeInvoicedOrganization(invoices: readonly Invoice[]) {
  return {
    __typename: 'Organization',
    id: 'organization-1',
    databaseId: 1,
    name: 'Copper Finch',
    viewerCanManage: true,
    viewerCannotManageReason: null,
    invoices: listInvoices(invoices),
  };
}
