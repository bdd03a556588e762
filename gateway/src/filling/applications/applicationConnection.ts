import { withConflicts } from '../conflicts/withConflicts.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { selectsOfRows } from '../../platform/schema/selects.ts';
import { listApplicationsOfGig } from './applicationsApi.ts';
import { GigApplication } from './GigApplication.ts';
import { applicationListQuery, GigApplicationFilter, GigApplicationOrder } from './GigApplicationFilter.ts';

export const GigApplicationConnection = builder.connectionObject(
  {
    type: GigApplication,
    name: 'GigApplicationConnection',
    description: 'A paginated list of applications.',
  },
  { name: 'GigApplicationEdge', description: 'An application and its cursor in the list.' },
);

builder.objectField(Gig, 'applications', (t) =>
  t.connection(
    {
      type: GigApplication,
      nullable: true,
      description: 'The applications for the gig, with their pros. Costs one upstream call.',
      args: {
        filter: t.arg({
          type: GigApplicationFilter,
          description: 'The filters for the list.',
        }),
        orderBy: t.arg({
          type: GigApplicationOrder,
          defaultValue: '-match_score',
          description: 'The sort order of the list.',
        }),
      },
      resolve: ({ id, location_id }, args, { rest }, info) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            withConflicts(selectsOfRows(info, 'conflicts'), (include) =>
              rest.call(listApplicationsOfGig, {
                path: { gigId: id },
                query: {
                  ...applicationListQuery(args.filter),
                  ordering: args.orderBy,
                  page,
                  page_size: pageSize,
                  include,
                },
                locationId: location_id,
              }),
            ),
          idOf: (application) => application.id,
        }),
    },
    GigApplicationConnection,
  ),
);
