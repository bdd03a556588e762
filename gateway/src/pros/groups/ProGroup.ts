import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { groupById, listGroups } from './groupsApi.ts';
import type { ProGroupWire } from './proGroupWire.ts';

export const ProGroup = builder.node(builder.objectRef<ProGroupWire>('ProGroup'), {
  description: "Pros of a location's network who are asked together: the bar team, the banquet regulars.",
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(groupById, databaseIdIn(id), 'group', context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the group; stands in URLs.' }),
    name: t.exposeString('name', { description: 'What it is called; unique at its location.' }),
    description: t.string({
      description: 'What it is for; may be empty.',
      resolve: ({ description }) => description ?? '',
    }),
    memberCount: t.exposeInt('members_count', { description: 'How many pros are in it.' }),
    location: t.field({
      type: Location,
      description: 'Whose network it belongs to.',
      resolve: ({ location_id }) => ({ id: location_id }),
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was made.',
    }),
    updatedAt: t.expose('last_updated_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When its name or description last changed.',
    }),
  }),
});

const ProGroupConnection = builder.connectionObject(
  { type: ProGroup, name: 'ProGroupConnection', description: 'A part of a list of groups.' },
  { name: 'ProGroupEdge', description: 'A group and its place in the list.' },
);

builder.objectField(Location, 'proGroups', (t) =>
  t.connection(
    {
      type: ProGroup,
      nullable: true,
      description: 'The groups of its network, by name. A call of its own.',
      args: { search: t.arg.string({ description: 'Only those with this in their name, in any case.' }) },
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
    description: 'A group by the number that stands in URLs.',
    args: { databaseId: t.arg.int({ required: true, description: 'The number of the group.' }) },
    resolve: (_root, { databaseId }, context) => loadById(groupById, databaseId, 'group', context),
  }),
);
