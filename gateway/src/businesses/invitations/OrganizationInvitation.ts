import { Organization } from '../organizations/Organization.ts';
import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { findOrganizationInvitation } from './findInvitation.ts';
import { Invitation } from './Invitation.ts';
import { organizationInvitationKey, organizationInvitationKeyIn } from './invitationKey.ts';
import type { OrganizationInvitationWire } from './invitationWire.ts';

export const OrganizationInvitation = builder.node(
  builder.objectRef<OrganizationInvitationWire>('OrganizationInvitation'),
  {
    description: 'An invitation to administer an organization.',
    interfaces: [Invitation],
    id: { resolve: organizationInvitationKey },
    loadWithoutCache: async (text, { rest }) => {
      const key = found(organizationInvitationKeyIn(text), 'invitation');
      return found(await findOrganizationInvitation(key, rest), 'invitation');
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
