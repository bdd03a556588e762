import { connection, makeLocation, type Page } from './world.ts';

interface AddressFacts {
  type?: 'PRIMARY' | 'SECONDARY';
  name?: string | null;
  line1?: string;
  geofenceRadiusMeters?: number;
}

/** An address of a location in New York, a further one by default. */
export function makeAddress(databaseId: number, { line1 = '214 Hudson St', ...facts }: AddressFacts = {}) {
  return {
    __typename: 'LocationAddress',
    id: `address-${databaseId}`,
    databaseId,
    type: 'SECONDARY',
    name: `Place ${databaseId}`,
    address: { line1, city: 'New York', stateCode: 'NY', postalCode: '10013' },
    coordinates: { longitude: -74.0089, latitude: 40.7256 },
    timeZone: 'America/New_York',
    geofenceRadiusMeters: 200,
    ...facts,
  };
}

/** A location with these addresses, which the viewer may change by default. */
export function makeLocationAt(
  addresses: readonly ReturnType<typeof makeAddress>[],
  facts: Record<string, unknown> = {},
) {
  return makeLocation(1, {
    viewerCanEdit: true,
    viewerCannotEditReason: null,
    addresses: (page: Page) => connection(addresses, page),
    ...facts,
  });
}
