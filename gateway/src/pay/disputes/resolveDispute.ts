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
import { resolveDispute } from './disputesApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const DisputeDecision = builder.enumType('DisputeDecision', {
  description: 'How the platform decides a dispute.',
  values: {
    FOR_PRO: { description: 'The claim counts in full.' },
    FOR_BUSINESS: { description: 'Nothing of the claim counts.' },
    SPLIT: { description: 'A part of the claim counts; needs minutes or an amount.' },
  },
});

builder.relayMutationField(
  'resolveDispute',
  {
    description: 'Input for resolveDispute.',
    inputFields: (t) => ({
      disputeId: t.id({ required: true, description: 'The ID of the dispute.' }),
      decision: t.field({
        type: DisputeDecision,
        required: true,
        description: 'The decision: for the pro, for the business, or split.',
      }),
      minutes: t.int({ description: 'The minutes to pay; for SPLIT in a dispute about hours.' }),
      amountCents: t.int({
        description: 'What the pro gets in total, in cents; for SPLIT in a dispute about a payment.',
      }),
      note: t.string({
        required: true,
        description: `The reason for the decision, at most ${disputeNoteLimit} characters. The business and the pro can read it.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({
        ...disputeRules,
        ...valueRules,
        decision: z.enum(['FOR_PRO', 'FOR_BUSINESS', 'SPLIT']),
        note: noteRule,
      }),
    },
  },
  {
    description:
      'Decides a dispute that was left to the platform. What is granted is charged like an accepted claim. Requires the ' +
      'permission `platform.admin`.',
    authScopes: { platformAdmin: true },
    extensions: errorPaths(answerPaths),
    resolve: (_root, { input: { disputeId, decision, note, ...value } }, { rest }) =>
      presentAt(
        ['disputeId'],
        'dispute',
        rest.call(resolveDispute, {
          path: { id: disputeKey(disputeId) },
          body: { decision, ...valueOf(value), note },
        }),
      ),
  },
  {
    description: 'Return type of resolveDispute: the decided dispute.',
    outputFields: answeredFields,
  },
);
