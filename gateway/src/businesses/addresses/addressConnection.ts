import { Location } from '../locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { mapRows } from '../../platform/rest/paged.ts';
import { builder } from '../../platform/schema/builder.ts';
import { listAddresses } from './addressesApi.ts';
import { LocationAddress } from './LocationAddress.ts';

const LocationAddressConnection = builder.connectionObject(
  {
    type: LocationAddress,
    name: 'LocationAddressConnection',
    description: "A part of a list of a location's addresses.",
  },
  { name: 'LocationAddressEdge', description: 'An address and its place in the list.' },
);

builder.objectField(Location, 'addresses', (t) =>
  t.connection(
    {
      type: LocationAddress,
      nullable: true,
      description: 'Where its gigs can happen: its own address first, then by street. A call of its own.',
      resolve: ({ id: locationId }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const addresses = await rest.call(listAddresses, {
              path: { locationId },
              query: { page, page_size: pageSize },
            });
            return mapRows(addresses, (address) => ({ ...address, locationId }));
          },
          idOf: ({ id }) => id,
        }),
    },
    LocationAddressConnection,
  ),
);
