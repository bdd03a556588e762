import { pendingInvitationStatuses } from '@brigade/domain/businesses/invitations/invitationStatus.ts';
import { may } from '@brigade/domain/platform/access/locationRole.ts';
import { Location } from '../locations/Location.ts';
import { viewerAccess } from '../locations/viewerAccess.ts';
import { Organization } from '../organizations/Organization.ts';
import { viewerOrganizationAccess } from '../organizations/viewerOrganizationAccess.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { someOf } from '../../platform/schema/someOf.ts';
import { InvitationStatus } from './InvitationStatus.ts';
import { LocationInvitation } from './LocationInvitation.ts';
import { listLocationInvitations } from './locationInvitationsApi.ts';
import { OrganizationInvitation } from './OrganizationInvitation.ts';
import { listOrganizationInvitations } from './organizationInvitationsApi.ts';

const LocationInvitationConnection = builder.connectionObject(
  {
    type: LocationInvitation,
    name: 'LocationInvitationConnection',
    description: 'A part of a list of invitations to locations.',
  },
  { name: 'LocationInvitationEdge', description: 'An invitation and its place in the list.' },
);

const OrganizationInvitationConnection = builder.connectionObject(
  {
    type: OrganizationInvitation,
    name: 'OrganizationInvitationConnection',
    description: 'A part of a list of invitations to organizations.',
  },
  { name: 'OrganizationInvitationEdge', description: 'An invitation and its place in the list.' },
);

builder.objectField(Location, 'invitations', (t) =>
  t.connection(
    {
      type: LocationInvitation,
      nullable: true,
      description:
        'The invitations to its team, the newest first. Null for viewers who may not manage the team: a link is worth ' +
        'its role. A call of its own.',
      args: {
        statuses: t.arg({
          type: [InvitationStatus],
          description: 'Only those in one of these. Left out: all.',
        }),
      },
      resolve: async ({ id, organization_id }, args, context) => {
        const access = await viewerAccess({ id, organizationId: organization_id }, context);
        if (!may(access, 'team.manage')) return null;
        return connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            context.rest.call(listLocationInvitations, {
              query: { location_id: id, status: someOf(args.statuses), page, page_size: pageSize },
            }),
          idOf: (invitation) => invitation.id,
        });
      },
    },
    LocationInvitationConnection,
  ),
);

builder.objectField(Organization, 'invitations', (t) =>
  t.connection(
    {
      type: OrganizationInvitation,
      nullable: true,
      description:
        'The invitations to administer it that nobody has accepted yet, the newest first. Null for viewers who may not ' +
        'manage it. A call of its own.',
      resolve: async ({ id: organizationId }, args, context) => {
        const access = await viewerOrganizationAccess(organizationId, context);
        if (!may(access, 'organizations.manage')) return null;
        return connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            context.rest.call(listOrganizationInvitations, {
              path: { organizationId },
              query: { status: pendingInvitationStatuses, page, page_size: pageSize },
            }),
          idOf: (invitation) => invitation.id,
        });
      },
    },
    OrganizationInvitationConnection,
  ),
);
