import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Admin } from '../../accounts/users/Admin.ts';
import { GigApplicationConnection } from './applicationConnection.ts';
import { listAllApplications } from './applicationsApi.ts';
import { GigApplication } from './GigApplication.ts';
import { applicationListQuery, GigApplicationFilter, GigApplicationOrder } from './GigApplicationFilter.ts';

builder.objectField(Admin, 'gigApplications', (t) =>
  t.connection(
    {
      type: GigApplication,
      nullable: true,
      description: 'The applications for all gigs. Sorted by the start of the gig, latest first, by default.',
      args: {
        filter: t.arg({
          type: GigApplicationFilter,
          description: 'The filters for the list.',
        }),
        orderBy: t.arg({ type: GigApplicationOrder, description: 'The sort order of the list.' }),
      },
      resolve: (_admin, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listAllApplications, {
              query: {
                ...applicationListQuery(args.filter),
                ordering: args.orderBy ?? '-gig__start_time',
                page,
                page_size: pageSize,
              },
            }),
          idOf: ({ id }) => id,
        }),
    },
    GigApplicationConnection,
  ),
);
