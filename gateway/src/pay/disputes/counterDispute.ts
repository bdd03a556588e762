import { disputeNoteLimit } from '@brigade/domain/pay/disputes/counterValue.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import {
  answeredFields,
  answerPaths,
  disputeKey,
  disputeRules,
  noteRule,
  valueOf,
  valueRules,
} from './answeredDispute.ts';
import { counterDispute } from './disputesApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'counterDispute',
  {
    description: 'Input for counterDispute.',
    inputFields: (t) => ({
      disputeId: t.id({ required: true, description: 'The ID of the dispute.' }),
      minutes: t.int({
        description: 'The minutes to pay; required in a dispute about hours or a cancellation.',
      }),
      amountCents: t.int({
        description: 'What the pro gets in total, in cents; required in a dispute about a payment.',
      }),
      note: t.string({
        required: true,
        description: `Why the claim is too high, at most ${disputeNoteLimit} characters. The pro can read it.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ ...disputeRules, ...valueRules, note: noteRule }) },
  },
  {
    description:
      'Offers the pro of a dispute more than what counts, and less than the claim. The pro has 48 hours to answer; ' +
      'without an answer, it counts. Requires the permission `payments.make`.',
    extensions: errorPaths(answerPaths),
    resolve: (_root, { input: { disputeId, note, ...value } }, { rest }) =>
      presentAt(
        ['disputeId'],
        'dispute',
        rest.call(counterDispute, {
          path: { id: disputeKey(disputeId) },
          body: { ...valueOf(value), note },
        }),
      ),
  },
  {
    description: 'Return type of counterDispute: the dispute with the counteroffer.',
    outputFields: answeredFields,
  },
);
