import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import { builder } from '../../platform/schema/builder.ts';
import { GigApplicationConnection } from './applicationConnection.ts';
import { listApplications } from './applicationsApi.ts';
import { GigApplication } from './GigApplication.ts';

builder.objectField(Pro, 'applicationsAt', (t) =>
  t.connection(
    {
      type: GigApplication,
      nullable: true,
      description:
        'What the pro applied for at a location, that of the latest gig first: their history there. A call of its own.',
      args: {
        locationDatabaseId: t.arg.int({ required: true, description: 'The number of the location.' }),
      },
      resolve: ({ profile_id }, { locationDatabaseId, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listApplications, {
              query: {
                location_id: locationDatabaseId,
                pro_id: profile_id,
                ordering: '-gig__start_time',
                page,
                page_size: pageSize,
              },
              locationId: locationDatabaseId,
            }),
          idOf: ({ id }) => id,
        }),
    },
    GigApplicationConnection,
  ),
);
