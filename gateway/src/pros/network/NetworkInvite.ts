import { may } from '@brigade/domain/platform/access/locationRole.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { locationPartId, locationPartIn } from '../../businesses/locations/locationPartId.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { findRow } from '../../platform/paging/findRow.ts';
import { Pro } from '../profiles/Pro.ts';
import { proOfLocation } from '../profiles/proSource.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { someOf } from '../../platform/schema/someOf.ts';
import { NetworkInviteStatus, shownInviteStatus } from './NetworkInviteStatus.ts';
import { listNetworkInvites } from './networkInvitesApi.ts';
import type { NetworkInviteWire } from './networkInviteWire.ts';

export const NetworkInvite = builder.node(builder.objectRef<NetworkInviteWire>('NetworkInvite'), {
  description: "An invite to join a location's network. Visible with the permission to manage applications.",
  id: { resolve: ({ id, location_id }) => locationPartId({ locationId: location_id, id }) },
  loadWithoutCache: async (text, { rest }) => {
    const part = locationPartIn(text);
    if (part === null) return found(null, 'invite');
    const query = { location_id: part.locationId, id: [part.id] };
    const invite = await findRow(
      (page) => rest.call(listNetworkInvites, { query: { ...query, ...page } }),
      ({ id }) => id === part.id,
      'plain',
    );
    return found(invite, 'invite');
  },
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the invite.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the guest, as entered by the inviter.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The email address that the link was sent to. Null without one.',
    }),
    phoneNumber: t.exposeString('phone_number', {
      nullable: true,
      description: 'The phone number that the link was sent to, in E.164. Null without one.',
    }),
    status: t.field({
      type: NetworkInviteStatus,
      description: 'The status of the invite. EXPIRED as soon as `expiresAt` has passed.',
      resolve: (invite, _args, context) => shownInviteStatus(invite, context),
    }),
    link: t.exposeString('link', { description: 'The URL for accepting the invite; it works once.' }),
    inviterName: t.exposeString('inviter_name', {
      nullable: true,
      description:
        'The name of the user who sent the invite last. Null if the account has no name or was deleted.',
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the invite was first sent, in UTC.',
    }),
    sentAt: t.field({
      type: 'DateTime',
      description: 'When the invite was last sent, in UTC.',
      resolve: ({ sent_ts, created_ts }) => sent_ts ?? created_ts,
    }),
    expiresAt: t.expose('expiration_date', {
      type: 'DateTime',
      description: 'When the link expires, in UTC.',
    }),
    acceptedAt: t.expose('accepted_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the invite was accepted, in UTC. Null until it is accepted.',
    }),
    pro: t.field({
      type: Pro,
      nullable: true,
      description: 'The pro who accepted the invite. Null until a pro accepts it.',
      resolve: ({ pro, location_id }) => pro && proOfLocation(pro, location_id),
    }),
    location: t.field({
      type: Location,
      description: 'The location whose network the invite is for.',
      resolve: ({ location_id }) => ({ id: location_id }),
    }),
  }),
});

const NetworkInviteConnection = builder.connectionObject(
  { type: NetworkInvite, name: 'NetworkInviteConnection', description: 'A paginated list of invites.' },
  { name: 'NetworkInviteEdge', description: 'An invite and its cursor in the list.' },
);

builder.objectField(Location, 'networkInvites', (t) =>
  t.connection(
    {
      type: NetworkInvite,
      nullable: true,
      description:
        "The invites to the location's network, newest first. Null if the viewer may not manage applications. Costs one " +
        'upstream call.',
      args: {
        statuses: t.arg({
          type: [NetworkInviteStatus],
          description: 'Returns only invites with one of these statuses.',
        }),
        search: t.arg.string({
          description: 'Returns only invites whose name or address contains this text, ignoring case.',
        }),
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
