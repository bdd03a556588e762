import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { approvalPaths } from './decideApproval.ts';
import { checkedLocationNumber, locationId } from './locationId.ts';
import { locationPayload } from './locationPayload.ts';
import { approveInSandbox } from './locationsApi.ts';

builder.relayMutationField(
  'approveLocationInSandbox',
  {
    description: 'Input for approveLocationInSandbox.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location, which is PENDING.' }),
    }),
    validate: { schema: z.looseObject({ locationId }) },
  },
  {
    description:
      'Approves a location without waiting for the platform, for its admins. Returns NOT_FOUND in ' +
      'production.',
    extensions: errorPaths(approvalPaths),
    resolve: (_root, { input }, { rest }) => {
      const path = { id: checkedLocationNumber(input.locationId) };
      const approval = rest.call(approveInSandbox, { path, body: { approval_status: 'APPROVED' } });
      return presentAt(['locationId'], 'location', approval);
    },
  },
  {
    description: 'Return type of the mutation: the location after the change.',
    outputFields: locationPayload,
  },
);
