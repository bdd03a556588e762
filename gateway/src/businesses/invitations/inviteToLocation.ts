import { guestFields } from '@brigade/domain/businesses/invitations/guest.ts';
import { locationRoles } from '@brigade/domain/platform/access/locationRole.ts';
import { z } from 'zod';
import { Location } from '../locations/Location.ts';
import { checkedLocationNumber, locationId } from '../locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { guestInputFields, guestPaths, guestWire } from './guest.ts';
import { LocationInvitation } from './LocationInvitation.ts';
import { createLocationInvitation } from './locationInvitationsApi.ts';

builder.relayMutationField(
  'inviteToLocation',
  {
    description: 'Input for inviteToLocation.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      role: t.field({
        type: MemberRole,
        required: true,
        description: 'The role that the invitation grants.',
      }),
      ...guestInputFields(t),
    }),
    validate: { schema: z.looseObject({ locationId, role: z.enum(locationRoles), ...guestFields }) },
  },
  {
    description:
      'Emails a link to join the team of a location, valid for 14 days. Returns ALREADY_EXISTS at `email` if the person ' +
      'is already on the team or has an open invitation.',
    extensions: errorPaths({
      ...guestPaths,
      role: ['role'],
      location_id: ['locationId'],
      'team.manage': ['locationId'],
    }),
    resolve: (_root, { input }, { rest }) => {
      const location_id = checkedLocationNumber(input.locationId);
      const body = { location_id, role: input.role, ...guestWire(input) };
      return presentAt(['locationId'], 'location', rest.call(createLocationInvitation, { body }));
    },
  },
  {
    description: 'Return type of inviteToLocation.',
    outputFields: (t) => ({
      errors: errorsField(t),
      invitation: t.field({
        type: LocationInvitation,
        nullable: true,
        description: 'The new invitation; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
      location: t.field({
        type: Location,
        nullable: true,
        description: 'The location; null if the mutation failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : { id: payload.location_id }),
      }),
    }),
  },
);
