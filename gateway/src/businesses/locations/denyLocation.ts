import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { approvalPaths, decideApproval } from './decideApproval.ts';
import { locationId } from './locationId.ts';
import { locationPayload } from './locationPayload.ts';

builder.relayMutationField(
  'denyLocation',
  {
    description: 'Input for denyLocation.',
    inputFields: (t) => ({
      locationId: t.id({ required: true, description: 'The location, PENDING or APPROVED.' }),
      reason: t.string({
        required: true,
        description: 'The reason, which the admins of the location can read; at most 1000 characters.',
      }),
    }),
    validate: { schema: z.looseObject({ locationId, reason: requiredTextUpTo(1000) }) },
  },
  {
    description:
      'Denies a location, or revokes its approval. Gigs that waited for approval are cancelled, posted ' +
      'ones wait again, and the admins of the location are notified.',
    extensions: errorPaths(approvalPaths),
    resolve: (_root, { input: { locationId: id, reason } }, context) =>
      decideApproval(id, { approval_status: 'DENIED', approval_reason: reason }, context),
  },
  {
    description: 'Return type of the mutation: the location after the change.',
    outputFields: locationPayload,
  },
);
