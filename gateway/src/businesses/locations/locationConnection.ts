import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../../accounts/users/User.ts';
import { Location } from './Location.ts';
import { ApprovalStatus } from './locationEnums.ts';
import { listActiveLocations, listApprovedLocations, type ManagedLocationsQuery } from './locationsApi.ts';
import { orderedLocations } from './orderedLocations.ts';
import { prefetchForLocations } from './prefetchForLocations.ts';

/** The type shared by all connections of locations. */
export const LocationConnection = builder.connectionObject(
  { type: Location, name: 'LocationConnection', description: 'A connection to a list of locations.' },
  { name: 'LocationEdge', description: 'An edge in a connection of locations.' },
);

const LocationOrder = builder.enumType('LocationOrder', {
  description: 'The order of a list of locations.',
  values: {
    NAME: { description: 'By organization and name.' },
    URGENCY: {
      description:
        'Locations that are not approved first, then those whose most urgent `Home.items` costs most to leave; the others ' +
        'by organization and name, as are all locations of viewers with more than 1,000.',
    },
  } satisfies Record<string, { description: string }>,
});

builder.objectFields(User, (t) => ({
  locations: t.connection(
    {
      type: Location,
      nullable: true,
      description:
        'The locations that the user manages, by organization and name unless `orderBy` says otherwise. ' +
        'Costs one upstream call.',
      args: {
        orderBy: t.arg({
          type: LocationOrder,
          defaultValue: 'NAME',
          description: 'The order of the locations.',
        }),
        approvalStatus: t.arg({
          type: ApprovalStatus,
          description: 'Only return locations with this approval status. Defaults to all.',
        }),
        organizationDatabaseId: t.arg({
          type: 'DatabaseId',
          description: 'Only return locations of the organization with this database ID. Defaults to all.',
        }),
      },
      resolve: (_user, args, context, info) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const query: ManagedLocationsQuery = {
              query: 'managed',
              ...(args.approvalStatus != null && { approval_status: args.approvalStatus }),
              ...(args.organizationDatabaseId != null && { organization_id: args.organizationDatabaseId }),
              ...(args.orderBy === 'URGENCY' && { ordering: 'urgency' as const }),
              page,
              page_size: pageSize,
            };
            const [locations] = await Promise.all([
              orderedLocations(query, context),
              prefetchForLocations(info, query, context.rest),
            ]);
            return locations;
          },
          idOf: ({ id }) => id,
        }),
    },
    LocationConnection,
  ),
  activeLocations: t.field({
    type: [Location],
    nullable: true,
    description:
      'The approved locations where the user currently has access, by name; an error for more than 200, ' +
      'which `locations` has. Costs one upstream call.',
    extensions: { listSize: 200 },
    resolve: (_user, _args, { rest }) =>
      wholeList((query) => rest.call(listActiveLocations, { query }), 'plain'),
  }),
  approvedLocations: t.field({
    type: [Location],
    nullable: true,
    description:
      'The locations of the user that are approved to post gigs, by name; an error for more than 200, ' +
      'which `locations` has. Costs one upstream call.',
    args: {
      organizationDatabaseId: t.arg({
        type: 'DatabaseId',
        description: 'Only return locations of the organization with this database ID. Defaults to all.',
      }),
    },
    extensions: { listSize: 200 },
    resolve: (_user, { organizationDatabaseId }, { rest }) =>
      wholeList(
        (page) =>
          rest.call(listApprovedLocations, {
            query: {
              ...page,
              ...(organizationDatabaseId != null && { organization_id: organizationDatabaseId }),
            },
          }),
        'plain',
      ),
  }),
}));
