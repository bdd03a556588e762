import { Organization } from '../organizations/Organization.ts';
import { findRow } from '../../platform/paging/findRow.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { Invitation } from './Invitation.ts';
import { organizationInvitationKey, organizationInvitationKeyIn } from './invitationKey.ts';
import type { OrganizationInvitationWire } from './invitationWire.ts';
import { listOrganizationInvitations } from './organizationInvitationsApi.ts';

export const OrganizationInvitation = builder.node(
  builder.objectRef<OrganizationInvitationWire>('OrganizationInvitation'),
  {
    description: 'An invitation to administer an organization.',
    interfaces: [Invitation],
    id: { resolve: organizationInvitationKey },
    loadWithoutCache: async (text, { rest }) => {
      const { organizationId, id } = found(organizationInvitationKeyIn(text), 'invitation');
      const invitation = await findRow(
        (page) =>
          rest.call(listOrganizationInvitations, { path: { organizationId }, query: { ...page, id } }),
        (row) => row.id === id,
        'plain',
      );
      return found(invitation, 'invitation');
    },
    fields: (t) => ({
      organization: t.field({
        type: Organization,
        description: 'Where the invitee gets the role.',
        resolve: ({ organization_id }) => ({ id: organization_id }),
      }),
    }),
  },
);
