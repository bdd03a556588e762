import { optionalPhone } from '@brigade/domain/platform/validation/phone.ts';
import { z } from 'zod';
import { Location } from '../locations/Location.ts';
import { Organization } from '../organizations/Organization.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { User } from '../../accounts/users/User.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { acceptLocationInvitation, acceptOrganizationInvitation } from './acceptanceApi.ts';
import { InvitationScope, invitationScopes } from './InvitationScope.ts';
import { invitationToken } from './invitationToken.ts';

builder.relayMutationField(
  'acceptInvitation',
  {
    description: 'Input for acceptInvitation: the invitation, and what its guest says about themselves.',
    inputFields: (t) => ({
      scope: t.field({
        type: InvitationScope,
        required: true,
        description: 'The kind of team that the invitation is for.',
      }),
      token: t.string({ required: true, description: "The last path segment of the invitation's link." }),
      phoneNumber: t.string({
        description:
          "The guest's US phone number. Required if the invitation names a phone number that is not the " +
          "account's.",
      }),
      isConfirmed: t.boolean({
        description:
          "Whether the guest accepts with the viewer's account although another email address was invited.",
      }),
    }),
    validate: {
      schema: z.looseObject({
        scope: z.enum(invitationScopes),
        token: invitationToken,
        phoneNumber: optionalPhone,
      }),
    },
  },
  {
    description:
      'Gives the viewer the role of an invitation; a stronger role is kept. Returns CONFIRMATION_REQUIRED ' +
      'if the account has a different email address than the invitation, or, at `phoneNumber`, a different ' +
      'phone number. Returns EXPIRED, INVALID_TRANSITION (already used) or NOT_FOUND (withdrawn) if the ' +
      'link does not work.',
    extensions: errorPaths({ phone_number: ['phoneNumber'] }),
    resolve: async (_root, { input: { scope, token, phoneNumber, isConfirmed } }, { rest }) => {
      const accept = scope === 'LOCATION' ? acceptLocationInvitation : acceptOrganizationInvitation;
      const body = { phone_number: phoneNumber ?? null, is_confirmed: isConfirmed ?? false };
      return presentAt(['token'], 'invitation', rest.call(accept, { path: { token }, body }));
    },
  },
  {
    description: 'Return type of acceptInvitation: where the viewer has a role now.',
    outputFields: (t) => ({
      errors: errorsField(t),
      location: t.field({
        type: Location,
        nullable: true,
        description:
          'The location of the invitation. Null for an invitation to an organization, and if the mutation ' +
          'was refused.',
        resolve: (payload) =>
          payload instanceof RefusedPayload || payload.location_id == null
            ? null
            : { id: payload.location_id },
      }),
      organization: t.field({
        type: Organization,
        nullable: true,
        description:
          'The organization of the invitation. Null for an invitation to a location, and if the mutation ' +
          'was refused.',
        resolve: (payload) =>
          payload instanceof RefusedPayload || payload.organization_id == null
            ? null
            : { id: payload.organization_id },
      }),
      viewer: t.field({
        type: User,
        nullable: true,
        description: 'The viewer with the new role. Null if the mutation was refused.',
        resolve: (payload, _args, { rest }) =>
          payload instanceof RefusedPayload ? null : rest.call(getViewer),
      }),
    }),
  },
);
