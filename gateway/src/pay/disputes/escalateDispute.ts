import { disputeNoteLimit } from '@brigade/domain/pay/disputes/counterValue.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { answeredFields, answerPaths, disputeKey, disputeRules, noteRule } from './answeredDispute.ts';
import { escalateDispute } from './disputesApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'escalateDispute',
  {
    description: 'Input for escalateDispute.',
    inputFields: (t) => ({
      disputeId: t.id({ required: true, description: 'The ID of the dispute.' }),
      note: t.string({
        required: true,
        description: `What the platform should know, at most ${disputeNoteLimit} characters. The pro can read it.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ ...disputeRules, note: noteRule }) },
  },
  {
    description:
      'Leaves the decision of a dispute to the platform, without a deadline. Requires the permission `payments.make`.',
    extensions: errorPaths(answerPaths),
    resolve: (_root, { input: { disputeId, note } }, { rest }) =>
      presentAt(
        ['disputeId'],
        'dispute',
        rest.call(escalateDispute, { path: { id: disputeKey(disputeId) }, body: { note } }),
      ),
  },
  {
    description: 'Return type of escalateDispute: the dispute that the platform decides.',
    outputFields: answeredFields,
  },
);
