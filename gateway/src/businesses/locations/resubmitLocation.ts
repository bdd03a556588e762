import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { approvalPaths, decideApproval } from './decideApproval.ts';
import { locationId } from './locationId.ts';
import { locationPayload } from './locationPayload.ts';

builder.relayMutationField(
  'resubmitLocation',
  {
    description: 'Input for resubmitLocation.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The ID of the location, which is DENIED.' }),
    }),
    validate: { schema: z.looseObject({ locationId }) },
  },
  {
    description: 'Asks the platform to review a denied location again. For the admins of the location.',
    extensions: errorPaths(approvalPaths),
    resolve: (_root, { input }, context) =>
      decideApproval(input.locationId, { approval_status: 'PENDING' }, context),
  },
  {
    description: 'Return type of the mutation: the location after the change.',
    outputFields: locationPayload,
  },
);
