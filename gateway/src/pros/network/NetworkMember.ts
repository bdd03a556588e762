import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { Pro } from '../profiles/Pro.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { listGroupMembers } from '../groups/groupsApi.ts';
import { listNetworkMembers } from './membersApi.ts';
import type { memberSources, NetworkMemberWire } from './networkMemberWire.ts';
import { ProGroup } from '../groups/ProGroup.ts';

const NetworkMemberSource = builder.enumType('NetworkMemberSource', {
  description: 'How a pro came into a network.',
  values: {
    INVITE: { description: 'By accepting an invite.' },
    TEAM: { description: 'Added by somebody of the team.' },
  } satisfies Described<typeof memberSources>,
});

const NetworkMember = builder.objectRef<NetworkMemberWire>('NetworkMember').implement({
  description: "A pro of a location's network, or of one of its groups.",
  fields: (t) => ({
    pro: t.expose('pro', { type: Pro, description: 'The pro, as the location sees them.' }),
    source: t.expose('source', {
      type: NetworkMemberSource,
      description: 'How they came into the network.',
    }),
    joinedAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'Since when they are in the network, or in the group through which they were reached.',
    }),
  }),
});

const NetworkMemberConnection = builder.connectionObject(
  { type: NetworkMember, name: 'NetworkMemberConnection', description: 'A part of a list of members.' },
  { name: 'NetworkMemberEdge', description: 'A member and their place in the list.' },
);

const search = 'Only those with this in their name, in any case.';

const searched = (text: string | null | undefined) => (text?.trim() ? { search: text.trim() } : {});

builder.objectField(Location, 'networkMembers', (t) =>
  t.connection(
    {
      type: NetworkMember,
      nullable: true,
      description: 'The pros of its network, the newest first. A call of its own.',
      args: { search: t.arg.string({ description: search }) },
      resolve: ({ id: locationId }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listNetworkMembers, {
              query: { location_id: locationId, ...searched(args.search), page, page_size: pageSize },
              locationId,
            }),
          idOf: ({ pro_id }) => pro_id,
        }),
    },
    NetworkMemberConnection,
  ),
);

builder.objectField(ProGroup, 'members', (t) =>
  t.connection(
    {
      type: NetworkMember,
      nullable: true,
      description: 'The pros in it, the newest first. A call of its own.',
      args: { search: t.arg.string({ description: search }) },
      resolve: ({ id, location_id: locationId }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listGroupMembers, {
              path: { id },
              query: { ...searched(args.search), page, page_size: pageSize },
              locationId,
            }),
          idOf: ({ pro_id }) => pro_id,
        }),
    },
    NetworkMemberConnection,
  ),
);
