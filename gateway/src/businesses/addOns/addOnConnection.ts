import { Location } from '../locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { mapRows } from '../../platform/rest/paged.ts';
import { builder } from '../../platform/schema/builder.ts';
import { listAddOns } from './addOnsApi.ts';
import { LocationAddOn } from './LocationAddOn.ts';

const LocationAddOnConnection = builder.connectionObject(
  {
    type: LocationAddOn,
    name: 'LocationAddOnConnection',
    description: 'A page of a list of add-on bookings.',
  },
  { name: 'LocationAddOnEdge', description: 'A booking and its place in the list.' },
);

builder.objectField(Location, 'addOns', (t) =>
  t.connection(
    {
      type: LocationAddOn,
      nullable: true,
      description:
        'The add-ons that the location has booked, the latest start first. Null with the error FORBIDDEN ' +
        'for onsite managers. Costs one upstream call.',
      resolve: ({ id: locationId }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const query = { page, page_size: pageSize };
            const addOns = await rest.call(listAddOns, { path: { locationId }, query });
            return mapRows(addOns, (addOn) => ({ ...addOn, locationId }));
          },
          idOf: ({ id }) => id,
        }),
    },
    LocationAddOnConnection,
  ),
);
