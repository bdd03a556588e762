import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { ProAtLocation } from '../../pros/profiles/ProAtLocation.ts';
import { profileNumber } from '../../pros/profiles/proAtLocationSource.ts';
import { builder } from '../../platform/schema/builder.ts';
import { GigApplicationConnection } from './applicationConnection.ts';
import { listApplications } from './applicationsApi.ts';
import { GigApplication } from './GigApplication.ts';

builder.objectField(ProAtLocation, 'applications', (t) =>
  t.connection(
    {
      type: GigApplication,
      nullable: true,
      description:
        "The pro's history at the location: the applications for its gigs, latest gig first. Costs one upstream call.",
      resolve: async (source, args, context) => {
        const { locationId } = source;
        const pro = await profileNumber(source, context);
        return connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            context.rest.call(listApplications, {
              query: {
                location_id: locationId,
                pro_id: pro,
                ordering: '-gig__start_time',
                page,
                page_size: pageSize,
              },
              locationId,
            }),
          idOf: ({ id }) => id,
        });
      },
    },
    GigApplicationConnection,
  ),
);
