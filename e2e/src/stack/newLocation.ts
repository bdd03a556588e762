import { graphql } from './graphql.ts';
import { mutate } from './mutate.ts';

/** A location that a journey has for itself. */
export interface NewLocation {
  /** Global id. */
  id: string;
  locationId: number;
  organizationId: number;
  name: string;
}

interface Options {
  name: string;
  /** Number of the organization. Required if the user has several. */
  organization?: number;
  /** Default true; otherwise it waits. */
  isApproved?: boolean;
  /** Whether it is invoiced for each week, from Monday to Sunday, instead of charged for each payment. Default false. */
  isInvoiced?: boolean;
}

interface Added {
  location: { id: string; databaseId: number; organization: { databaseId: number } };
}

/** Adds a location in Brooklyn as an admin of an organization, without a browser: no journey meets another's work there. */
export async function newLocation(
  session: { url: string; token: string },
  { name, organization, isApproved = true, isInvoiced = false }: Options,
): Promise<NewLocation> {
  const { location } = await mutate<Added>(
    session,
    'AddLocationInput',
    'addLocation(input: $input) { location { id databaseId organization { databaseId } } errors { message } }',
    {
      name,
      streetAddress: '48 Franklin Street',
      city: 'Brooklyn',
      stateCode: 'NY',
      postalCode: '11222',
      ...(isInvoiced && {
        invoicingEnabled: true,
        invoiceFrequency: 'WEEKLY',
        invoiceStyle: 'STANDARD',
        invoiceWorkWeekEnd: 'SUNDAY',
      }),
      ...(organization !== undefined && { organizationId: await globalId(session, organization) }),
    },
  );
  if (isApproved) {
    await mutate(
      session,
      'ApproveLocationInSandboxInput',
      'approveLocationInSandbox(input: $input) { errors { message } }',
      { locationId: location.id },
    );
  }
  return {
    id: location.id,
    locationId: location.databaseId,
    organizationId: location.organization.databaseId,
    name,
  };
}

async function globalId({ url, token }: { url: string; token: string }, id: number): Promise<string> {
  const query = 'query ($id: DatabaseId!) { organization(databaseId: $id) { id } }';
  const response = await graphql<{ organization: { id: string } }>(url, query, { id }, token);
  if (!response.data) throw new Error(`No organization ${id}: ${JSON.stringify(response.errors)}`);
  return response.data.organization.id;
}
