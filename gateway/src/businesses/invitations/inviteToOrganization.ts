import { guestFields } from '@brigade/domain/businesses/invitations/guest.ts';
import { z } from 'zod';
import { Organization } from '../organizations/Organization.ts';
import { checkedOrganizationNumber, organizationId } from '../../organizations/organizationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { guestInputFields, guestPaths, guestWire } from './guest.ts';
import { OrganizationInvitation } from './OrganizationInvitation.ts';
import { createOrganizationInvitation } from './organizationInvitationsApi.ts';

builder.relayMutationField(
  'inviteToOrganization',
  {
    description: 'Whom to invite, and to which organization. There is one role in it: ADMIN.',
    inputFields: (t) => ({
      organizationId: t.id({ required: true, description: 'The organization.' }),
      ...guestInputFields(t),
    }),
    validate: { schema: z.looseObject({ organizationId, ...guestFields }) },
  },
  {
    description:
      'Sends somebody a link to become an admin of an organization; it is good for 14 days. ALREADY_EXISTS at `email` for ' +
      'who is one or has an open invitation.',
    extensions: errorPaths({ ...guestPaths, 'organizations.manage': ['organizationId'] }),
    resolve: (_root, { input }, { rest }) => {
      const created = rest.call(createOrganizationInvitation, {
        path: { organizationId: checkedOrganizationNumber(input.organizationId) },
        body: { role: 'ADMIN', ...guestWire(input) },
      });
      return presentAt(['organizationId'], 'organization', created);
    },
  },
  {
    description: 'The invitation, and what it is for.',
    outputFields: (t) => ({
      errors: errorsField(t),
      invitation: t.field({
        type: OrganizationInvitation,
        nullable: true,
        description: 'Null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      organization: t.field({
        type: Organization,
        nullable: true,
        description: 'The organization; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : { id: payload.organization_id }),
      }),
    }),
  },
);
