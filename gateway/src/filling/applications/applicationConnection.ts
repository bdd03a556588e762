import { withConflicts } from '../conflicts/withConflicts.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { selects } from '../../platform/schema/selects.ts';
import { listApplicationsOfGig } from './applicationsApi.ts';
import { GigApplication } from './GigApplication.ts';
import { applicationListQuery, GigApplicationFilter, GigApplicationOrder } from './GigApplicationFilter.ts';

export const GigApplicationConnection = builder.connectionObject(
  {
    type: GigApplication,
    name: 'GigApplicationConnection',
    description: 'A part of a list of applications.',
  },
  { name: 'GigApplicationEdge', description: 'An application and its place in the list.' },
);

builder.objectField(Gig, 'applications', (t) =>
  t.connection(
    {
      type: GigApplication,
      nullable: true,
      description: 'Who applied for it. A call of its own, which brings the pros along.',
      args: {
        filter: t.arg({
          type: GigApplicationFilter,
          description: 'Which applications to list. Left out: all.',
        }),
        orderBy: t.arg({
          type: GigApplicationOrder,
          defaultValue: '-match_score',
          description: 'The order of the list.',
        }),
      },
      resolve: ({ id, location_id }, args, { rest }, info) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            withConflicts(selects(info, ['edges', 'node', 'conflicts']), (include) =>
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
