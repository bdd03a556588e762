import { pendingInvitationStatuses } from '@brigade/domain/businesses/invitations/invitationStatus.ts';
import { may } from '@brigade/domain/platform/access/locationRole.ts';
import { Location } from '../locations/Location.ts';
import { viewerAccess } from '../locations/viewerAccess.ts';
import { Organization } from '../organizations/Organization.ts';
import { viewerOrganizationAccess } from '../organizations/viewerOrganizationAccess.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { connectionFromRows } from '../../platform/paging/connectionFromRows.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
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
    description: 'A connection to a list of location invitations.',
  },
  { name: 'LocationInvitationEdge', description: 'An edge in a connection of location invitations.' },
);

const OrganizationInvitationConnection = builder.connectionObject(
  {
    type: OrganizationInvitation,
    name: 'OrganizationInvitationConnection',
    description: 'A connection to a list of organization invitations.',
  },
  { name: 'OrganizationInvitationEdge', description: 'An edge in a connection of organization invitations.' },
);

builder.objectField(Location, 'invitations', (t) =>
  t.connection(
    {
      type: LocationInvitation,
      nullable: true,
      description:
        "The invitations to the location's team, newest first. Null if the viewer cannot manage the team, " +
        'because a link grants its role. Costs one upstream call.',
      args: {
        statuses: t.arg({
          type: [InvitationStatus],
          description: 'Only return invitations with one of these statuses. Defaults to all.',
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
        'The pending invitations to administer the organization, newest first. Null if the viewer cannot ' +
        'manage it. Costs one upstream call.',
      resolve: async ({ id: organizationId }, args, context) => {
        const access = await viewerOrganizationAccess(organizationId, context);
        if (!may(access, 'organizations.manage')) return null;
        const invitations = await wholeList((page) =>
          context.rest.call(listOrganizationInvitations, {
            path: { organizationId },
            query: { status: pendingInvitationStatuses, ...page },
          }),
        );
        // Some servers take no notice of the filter.
        const pending = invitations.filter(({ status }) => status !== 'ACCEPTED');
        return connectionFromRows(args, pending, ({ id }) => id);
      },
    },
    OrganizationInvitationConnection,
  ),
);
