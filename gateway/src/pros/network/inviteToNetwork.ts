import {
  isReachable,
  networkGuestFields,
  unreachableGuest,
} from '@brigade/domain/pros/network/networkGuest.ts';
import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { networkInviteField } from './networkInviteField.ts';
import { createNetworkInvite } from './networkInvitesApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const inputRules = z.looseObject({ locationId, ...networkGuestFields }).superRefine((input, context) => {
  if (isReachable(input)) return;
  context.addIssue({ code: 'custom', path: ['email'], message: unreachableGuest });
});

builder.relayMutationField(
  'inviteToNetwork',
  {
    description: 'Input for inviteToNetwork. Requires an email address or a phone number.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      name: t.string({ description: 'The name of the guest, at most 100 characters.' }),
      email: t.string({ description: 'Where to send the link by email.' }),
      phoneNumber: t.string({ description: 'A US phone number, to send the link by text message.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Sends a link to join the network of a location, valid for 14 days. Returns ALREADY_EXISTS at the ' +
      'address of a member, or of a guest with an open invite.',
    extensions: errorPaths({
      name: ['name'],
      email: ['email'],
      phone_number: ['phoneNumber'],
      location_id: ['locationId'],
      'applications.manage': ['locationId'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const location = checkedLocationNumber(input.locationId);
      const body = {
        location_id: location,
        name: input.name ?? null,
        email: input.email ?? null,
        phone_number: input.phoneNumber ?? null,
      };
      const call = rest.call(createNetworkInvite, { body });
      return { invite: await presentAt(['locationId'], 'location', call), locationId: location };
    },
  },
  {
    description: 'The invite, and the location that sent it.',
    outputFields: (t) => ({
      errors: errorsField(t),
      networkInvite: networkInviteField(t),
      location: concernedLocation(t),
    }),
  },
);
