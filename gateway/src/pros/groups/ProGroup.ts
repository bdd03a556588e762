import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { groupById, listGroups } from './groupsApi.ts';
import type { ProGroupWire } from './proGroupWire.ts';

export const ProGroup = builder.node(builder.objectRef<ProGroupWire>('ProGroup'), {
  description: "A group of pros in a location's network, such as the bar team.",
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(groupById, databaseIdIn(id), 'group', context),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The number of the group, as used in URLs.',
    }),
    name: t.exposeString('name', { description: 'The name of the group, unique at its location.' }),
    description: t.string({
      description: 'The purpose of the group. May be empty.',
      resolve: ({ description }) => description ?? '',
    }),
    memberCount: t.exposeInt('members_count', { description: 'The number of pros in the group.' }),
    location: t.field({
      type: Location,
      description: 'The location of the network.',
      resolve: ({ location_id }) => ({ id: location_id }),
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was created, in UTC.',
    }),
    updatedAt: t.expose('last_updated_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the name or description was last changed, in UTC.',
    }),
  }),
});

const ProGroupConnection = builder.connectionObject(
  { type: ProGroup, name: 'ProGroupConnection', description: 'A paginated list of groups.' },
  { name: 'ProGroupEdge', description: 'A group and its cursor in the list.' },
);

builder.objectField(Location, 'proGroups', (t) =>
  t.connection(
    {
      type: ProGroup,
      nullable: true,
      description: "The groups of the location's network, sorted by name. Costs one upstream call.",
      args: {
        search: t.arg.string({
          description: 'Returns only items whose name contains this text, ignoring case.',
        }),
      },
      resolve: ({ id: locationId }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listGroups, {
              query: {
                location_id: locationId,
                ...(args.search?.trim() && { search: args.search.trim() }),
                page,
                page_size: pageSize,
              },
            }),
          idOf: ({ id }) => id,
        }),
    },
    ProGroupConnection,
  ),
);

builder.queryField('proGroup', (t) =>
  t.field({
    type: ProGroup,
    nullable: true,
    description: 'Look up a group by its number.',
    args: {
      databaseId: t.arg({ type: 'DatabaseId', required: true, description: 'The number of the group.' }),
    },
    resolve: (_root, { databaseId }, context) => loadById(groupById, databaseId, 'group', context),
  }),
);
