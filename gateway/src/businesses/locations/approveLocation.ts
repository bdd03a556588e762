import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { approvalPaths, decideApproval } from './decideApproval.ts';
import { locationId } from './locationId.ts';
import { locationPayload } from './locationPayload.ts';

builder.relayMutationField(
  'approveLocation',
  {
    description: 'Input for approveLocation.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location, which is PENDING.' }),
    }),
    validate: { schema: z.looseObject({ locationId }) },
  },
  {
    description:
      'Approves a location. Gigs that waited for the approval are posted, and the admins of the location ' +
      'are notified.',
    extensions: errorPaths(approvalPaths),
    resolve: (_root, { input }, context) =>
      decideApproval(input.locationId, { approval_status: 'APPROVED' }, context),
  },
  {
    description: 'Return type of the mutation: the location after the change.',
    outputFields: locationPayload,
  },
);
