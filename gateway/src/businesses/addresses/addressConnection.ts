import { Location } from '../locations/Location.ts';
import { connectionFromRows } from '../../platform/paging/connectionFromRows.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { listAddresses } from './addressesApi.ts';
import type { AddressWire } from './addressWire.ts';
import { LocationAddress } from './LocationAddress.ts';

const LocationAddressConnection = builder.connectionObject(
  {
    type: LocationAddress,
    name: 'LocationAddressConnection',
    description: "A part of a list of a location's addresses.",
  },
  { name: 'LocationAddressEdge', description: 'An address and its place in the list.' },
);

/** PRIMARY first, then by street: the upstream does not guarantee an order. */
function byPlace(one: AddressWire, other: AddressWire): number {
  return one.type.localeCompare(other.type) || one.street_address.localeCompare(other.street_address, 'en');
}

builder.objectField(Location, 'addresses', (t) =>
  t.connection(
    {
      type: LocationAddress,
      nullable: true,
      description:
        "The addresses where the location's gigs can take place: its own address first, then by street. " +
        'Costs one upstream call.',
      resolve: async ({ id: locationId }, args, { rest }) => {
        const addresses = await wholeList((query) =>
          rest.call(listAddresses, { path: { locationId }, query }),
        );
        const sorted = addresses.map((address) => ({ ...address, locationId })).toSorted(byPlace);
        return connectionFromRows(args, sorted, ({ id }) => id);
      },
    },
    LocationAddressConnection,
  ),
);
