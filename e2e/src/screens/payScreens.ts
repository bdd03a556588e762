import { graphql } from '../stack/graphql.ts';
import type { Screens } from './screen.ts';

const viewer = 'owner';
const work = '/locations/1';
const invoiced = '/locations/2/invoices';
const ofOrganization = '/organizations/1/invoices';

interface Found {
  work: { disputes: { edges: { node: { databaseId: number } }[] } };
  invoiced: { invoices: { edges: { node: { databaseId: number } }[] } };
}

const query = `{
  work: location(databaseId: 1) { disputes(first: 1) { edges { node { databaseId } } } }
  invoiced: location(databaseId: 2) { invoices(first: 1) { edges { node { databaseId } } } }
}`;

/** Disputes, invoices, and payments beside the hours of a shift. */
export async function payScreens(url: string, token: string): Promise<Screens> {
  const { data, errors } = await graphql<Found>(url, query, {}, token);
  const [dispute] = data?.work.disputes.edges ?? [];
  const [invoice] = data?.invoiced.invoices.edges ?? [];
  if (!dispute || !invoice) throw new Error(`No dispute, or no invoice: ${JSON.stringify(errors)}`);
  const disputes = `${work}/disputes`;
  return {
    disputes: { path: disputes, shows: 'Needs your answer', viewer },
    'decided-disputes': { path: `${disputes}?show=decided`, shows: 'No decided disputes yet', viewer },
    'disputes-hidden': { path: disputes, shows: 'You cannot see disputes here', viewer: 'onsite' },
    dispute: { path: `${disputes}/${dispute.node.databaseId}`, shows: /^Dispute of /, viewer },
    'no-dispute': { path: `${disputes}/999999`, shows: 'Dispute not found', viewer },
    invoices: { path: invoiced, shows: 'Draft', viewer },
    'no-invoices': { path: `${invoiced}?search=zzzz`, shows: 'No invoice “zzzz”', viewer },
    'invoices-hidden': { path: invoiced, shows: 'Your role does not include billing', viewer: 'onsite' },
    invoice: { path: `${invoiced}/${invoice.node.databaseId}`, shows: /^(Draft invoice|Invoice )/, viewer },
    'no-invoice': { path: `${invoiced}/999999`, shows: 'Invoice not found', viewer },
    'organization-invoices': { path: ofOrganization, shows: /^(Draft|No invoices yet)$/, viewer },
    'no-organization-invoice': { path: `${ofOrganization}/999999`, shows: 'Invoice not found', viewer },
    'extra-payments': { path: `${work}/pay/extra`, shows: 'Extra payments', viewer },
    'new-extra-payment': { path: `${work}/pay/extra/new`, shows: 'New extra payment', viewer },
  };
}
