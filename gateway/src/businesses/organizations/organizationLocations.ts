import { LocationConnection } from '../locations/locationConnection.ts';
import { Location } from '../locations/Location.ts';
import { listManagedLocations } from '../locations/locationsApi.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Organization } from './Organization.ts';

builder.objectField(Organization, 'locations', (t) =>
  t.connection(
    {
      type: Location,
      nullable: true,
      description: "The organization's locations that the viewer may see, by name. Costs one upstream call.",
      resolve: ({ id }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listManagedLocations, {
              query: { query: 'managed', organization_id: id, page, page_size: pageSize },
            }),
          idOf: (location) => location.id,
        }),
    },
    LocationConnection,
  ),
);
