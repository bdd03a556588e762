import { guestFields } from '@brigade/domain/businesses/invitations/guest.ts';
import { z } from 'zod';
import { Organization } from '../organizations/Organization.ts';
import { checkedOrganizationNumber, organizationId } from '../organizations/organizationId.ts';
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
    description: 'Input for inviteToOrganization. The only role in an organization is ADMIN.',
    inputFields: (t) => ({
      organizationId: t.id({ required: true, description: 'The ID of the organization.' }),
      ...guestInputFields(t),
    }),
    validate: { schema: z.looseObject({ organizationId, ...guestFields }) },
  },
  {
    description:
      'Emails a link to become an admin of an organization, valid for 14 days. Returns ALREADY_EXISTS at `email` if the ' +
      'person is already an admin or has an open invitation.',
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
    description: 'Return type of inviteToOrganization.',
    outputFields: (t) => ({
      errors: errorsField(t),
      invitation: t.field({
        type: OrganizationInvitation,
        nullable: true,
        description: 'The new invitation; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      organization: t.field({
        type: Organization,
        nullable: true,
        description: 'The organization; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : { id: payload.organization_id }),
      }),
    }),
  },
);
