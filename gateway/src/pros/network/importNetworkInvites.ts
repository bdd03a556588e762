import { z } from 'zod';
import { concernedLocation } from '../../businesses/locations/concernedLocation.ts';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { importedRow, NetworkInviteRow } from './NetworkInviteRow.ts';
import { importInvites } from './networkInvitesApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const mostRows = 200;

const GuestRowInput = builder.inputType('NetworkGuestRowInput', {
  description: 'A row of an import, as entered. Requires an email address or a phone number.',
  fields: (t) => ({
    name: t.string({ description: 'The name of the guest.' }),
    email: t.string({ description: 'Where to send the link by email.' }),
    phoneNumber: t.string({ description: 'A US phone number, however it is written.' }),
  }),
});

builder.relayMutationField(
  'importNetworkInvites',
  {
    description: 'Input for importNetworkInvites.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location.' }),
      rows: t.field({
        type: [GuestRowInput],
        required: true,
        description: `The rows of the table, 1 to ${mostRows}.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({
        locationId,
        rows: z
          .array(z.looseObject({}))
          .min(1, 'There are no rows')
          .max(mostRows, `At most ${mostRows} rows`),
      }),
    },
  },
  {
    description:
      'Sends invites to many people; each row succeeds or fails independently. Rows that repeat an ' +
      'address, or have the address of a member or of a guest with an open invite, are refused.',
    extensions: errorPaths({ rows: ['rows'], 'applications.manage': ['locationId'] }),
    resolve: async (_root, { input }, { rest }) => {
      const location = checkedLocationNumber(input.locationId);
      const body = {
        location_id: location,
        rows: input.rows.map(({ name, email, phoneNumber }) => ({
          name: name ?? '',
          email: email ?? '',
          phone_number: phoneNumber ?? '',
        })),
      };
      const responses = await presentAt(['locationId'], 'location', rest.call(importInvites, { body }));
      return { rows: responses.map(importedRow), locationId: location };
    },
  },
  {
    description: 'The result for each row of the import.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: t.field({
        type: [NetworkInviteRow],
        description:
          'A result for each row, in the order of the input; empty if the whole input was refused.',
        extensions: { listSize: 50 },
        resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.rows),
      }),
      location: concernedLocation(t),
    }),
  },
);
