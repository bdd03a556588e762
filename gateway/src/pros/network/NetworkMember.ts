import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { Pro } from '../profiles/Pro.ts';
import { ProAtLocation } from '../profiles/ProAtLocation.ts';
import { proRowAtLocation } from '../profiles/proAtLocationSource.ts';
import { proOfLocation } from '../profiles/proSource.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { listGroupMembers } from '../groups/groupsApi.ts';
import { listNetworkMembers } from './membersApi.ts';
import type { memberSources, NetworkMemberWire } from './networkMemberWire.ts';
import { ProGroup } from '../groups/ProGroup.ts';

const NetworkMemberSource = builder.enumType('NetworkMemberSource', {
  description: 'How a pro became a member of a network.',
  values: {
    INVITE: { description: 'The pro accepted an invite.' },
    TEAM: { description: "A member of the location's team added the pro." },
  } satisfies Described<typeof memberSources>,
});

const NetworkMember = builder.objectRef<NetworkMemberWire>('NetworkMember').implement({
  description: "A member of a location's network or of one of its groups.",
  fields: (t) => ({
    pro: t.field({
      type: Pro,
      description: 'The pro who is a member.',
      resolve: ({ pro, location_id }) => proOfLocation(pro, location_id),
    }),
    proAtLocation: t.field({
      type: ProAtLocation,
      description: 'The pro from the point of view of the location of the network.',
      resolve: ({ pro, location_id }) => proRowAtLocation(pro, location_id),
    }),
    source: t.expose('source', {
      type: NetworkMemberSource,
      description: 'How the pro became a member of the network.',
    }),
    joinedAt: t.expose('created_ts', {
      type: 'DateTime',
      description:
        'When the pro joined the network, in UTC. In the members of a group: when the pro joined the group.',
    }),
    addedByName: t.exposeString('added_by_name', {
      nullable: true,
      description:
        'The name of the user who added the pro to the network. Null if the pro accepted an invite, and if the account has no name or was deleted.',
    }),
  }),
});

const NetworkMemberConnection = builder.connectionObject(
  { type: NetworkMember, name: 'NetworkMemberConnection', description: 'A paginated list of members.' },
  { name: 'NetworkMemberEdge', description: 'A member and its cursor in the list.' },
);

const search = 'Returns only pros whose name contains this text, ignoring case.';

const searched = (text: string | null | undefined) => (text?.trim() ? { search: text.trim() } : {});

builder.objectField(Location, 'networkMembers', (t) =>
  t.connection(
    {
      type: NetworkMember,
      nullable: true,
      description: "The members of the location's network, newest first. Costs one upstream call.",
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
      description: 'The members of the group, newest first. Costs one upstream call.',
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
