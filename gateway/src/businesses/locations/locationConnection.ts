import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../../accounts/users/User.ts';
import { Location } from './Location.ts';
import { ApprovalStatus } from '../../locations/locationEnums.ts';
import { listActiveLocations, listManagedLocations } from './locationsApi.ts';

/** A part of a list of locations, wherever one stands. */
export const LocationConnection = builder.connectionObject(
  { type: Location, name: 'LocationConnection', description: 'A part of a list of locations.' },
  { name: 'LocationEdge', description: 'A location and its place in the list.' },
);

builder.objectFields(User, (t) => ({
  locations: t.connection(
    {
      type: Location,
      nullable: true,
      description: 'The locations the user manages, by organization and name. A call of its own.',
      args: {
        approvalStatus: t.arg({
          type: ApprovalStatus,
          description: 'Only those at this point of approval. Left out: all.',
        }),
        organizationDatabaseId: t.arg.int({
          description: 'Only those of the organization with this number. Left out: all.',
        }),
      },
      resolve: (_user, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listManagedLocations, {
              query: {
                query: 'managed',
                approval_status: args.approvalStatus,
                organization_id: args.organizationDatabaseId,
                page,
                page_size: pageSize,
              },
            }),
          idOf: ({ id }) => id,
        }),
    },
    LocationConnection,
  ),
  activeLocations: t.field({
    type: [Location],
    nullable: true,
    description: 'The approved locations the user may work at now, by name; at most 200. A call of its own.',
    extensions: { listSize: 200 },
    resolve: (_user, _args, { rest }) => rest.call(listActiveLocations),
  }),
}));
