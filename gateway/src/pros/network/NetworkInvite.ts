import { may } from '@brigade/domain/platform/access/locationRole.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationPartId, locationPartIn } from '../../businesses/locations/locationPartId.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { Pro } from '../profiles/Pro.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { someOf } from '../../platform/schema/someOf.ts';
import { NetworkInviteStatus, shownInviteStatus } from './NetworkInviteStatus.ts';
import { listNetworkInvites } from './networkInvitesApi.ts';
import type { NetworkInviteWire } from './networkInviteWire.ts';

export const NetworkInvite = builder.node(builder.objectRef<NetworkInviteWire>('NetworkInvite'), {
  description:
    "What asks somebody to join a location's network. Only those who manage applications know of it.",
  id: { resolve: ({ id, location_id }) => locationPartId({ locationId: location_id, id }) },
  loadWithoutCache: async (text, { rest }) => {
    const part = locationPartIn(text);
    if (part === null) return found(null, 'invite');
    const query = { location_id: part.locationId, id: [part.id] };
    const { results } = await rest.call(listNetworkInvites, { query });
    return found(results.find(({ id }) => id === part.id) ?? null, 'invite');
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the invite.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Who is invited, as whoever sent it wrote it.',
    }),
    email: t.exposeString('email', { nullable: true, description: 'Where the link was sent by e-mail.' }),
    phoneNumber: t.exposeString('phone_number', {
      nullable: true,
      description: 'Where the link was sent by text message, in E.164.',
    }),
    status: t.field({
      type: NetworkInviteStatus,
      description: 'How far it has come. EXPIRED as soon as its time is over.',
      resolve: (invite, _args, context) => shownInviteStatus(invite, context),
    }),
    link: t.exposeString('link', { description: 'The page on which it is accepted; it works once.' }),
    inviterName: t.exposeString('inviter_name', {
      nullable: true,
      description: 'Who sent it last; null when the account is gone or has no name yet.',
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was sent first.' }),
    sentAt: t.field({
      type: 'DateTime',
      description: 'When it was sent last.',
      resolve: ({ sent_ts, created_ts }) => sent_ts ?? created_ts,
    }),
    expiresAt: t.expose('expiration_date', { type: 'DateTime', description: 'When its link stops working.' }),
    acceptedAt: t.expose('accepted_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was accepted; null while nobody has.',
    }),
    pro: t.expose('pro', {
      type: Pro,
      nullable: true,
      description: 'Who accepted it; null while nobody has.',
    }),
    location: t.field({
      type: Location,
      description: 'Whose network it leads to.',
      resolve: ({ location_id }) => ({ id: location_id }),
    }),
  }),
});

const NetworkInviteConnection = builder.connectionObject(
  { type: NetworkInvite, name: 'NetworkInviteConnection', description: 'A part of a list of invites.' },
  { name: 'NetworkInviteEdge', description: 'An invite and its place in the list.' },
);

builder.objectField(Location, 'networkInvites', (t) =>
  t.connection(
    {
      type: NetworkInvite,
      nullable: true,
      description:
        'Who was invited into its network, the newest first. Null for viewers who may not manage applications. A call ' +
        'of its own.',
      args: {
        statuses: t.arg({
          type: [NetworkInviteStatus],
          description: 'Only those in one of these. Left out: all.',
        }),
        search: t.arg.string({ description: 'Only those with this in a name or an address, in any case.' }),
      },
      resolve: async ({ id, organization_id }, args, context) => {
        const access = await viewerAccess({ id, organizationId: organization_id }, context);
        if (!may(access, 'applications.manage')) return null;
        return connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            context.rest.call(listNetworkInvites, {
              query: {
                location_id: id,
                status: someOf(args.statuses),
                ...(args.search?.trim() && { search: args.search.trim() }),
                page,
                page_size: pageSize,
              },
              locationId: id,
            }),
          idOf: (invite) => invite.id,
        });
      },
    },
    NetworkInviteConnection,
  ),
);
