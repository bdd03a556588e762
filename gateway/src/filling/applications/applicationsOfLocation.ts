import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { GigApplicationConnection } from './applicationConnection.ts';
import { listApplications } from './applicationsApi.ts';
import { GigApplication } from './GigApplication.ts';
import { applicationListQuery, GigApplicationFilter, GigApplicationOrder } from './GigApplicationFilter.ts';
import { startsOnDays } from './startsOnDays.ts';

builder.objectField(Location, 'applications', (t) =>
  t.connection(
    {
      type: GigApplication,
      nullable: true,
      description:
        'The applications for all gigs of the location. Sorted by the start of the gig, latest first, by default. ' +
        'Costs one upstream call.',
      args: {
        filter: t.arg({ type: GigApplicationFilter, description: 'The filters for the list.' }),
        from: t.arg({
          type: 'Date',
          description: "The first day that gigs start on, in the location's time zone.",
        }),
        until: t.arg({
          type: 'Date',
          description: "The last day that gigs start on, in the location's time zone.",
        }),
        orderBy: t.arg({ type: GigApplicationOrder, description: 'The sort order of the list.' }),
      },
      resolve: ({ id: locationId, timezone }, { filter, from, until, orderBy, ...args }, { rest }) => {
        const rules = applicationListQuery(filter);
        const starts = startsOnDays({ from, until }, timezone, rules);
        return connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listApplications, {
              query: {
                ...rules,
                ...starts,
                location_id: locationId,
                ordering: orderBy ?? '-gig__start_time',
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
