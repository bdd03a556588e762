import { cancellationReasonToWire } from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import {
  cancellationExplanationLimit,
  cancellationNeedsExplanation,
  gigCancellationReasons,
} from '@brigade/domain/schedule/cancelling/gigCancellationReason.ts';
import { gigScopes, gigScopeToWire } from '@brigade/domain/schedule/editing/gigScope.ts';
import { requiredText } from '@brigade/domain/platform/validation/requiredText.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { actOnEach } from '../editing/actOnEach.ts';
import { gigChangePaths } from '../../gigs/changing/gigChangePaths.ts';
import { gigIds } from '../../gigs/changing/gigChangeRules.ts';
import { gigResultsField } from '../editing/gigResultsField.ts';
import { GigScope } from '../editing/gigScopeEnum.ts';
import { GigCancellationReason } from './gigCancellationReasonEnum.ts';
import { scopeFromOneGig } from './gigScopeRule.ts';

const inputRules = z
  .looseObject({
    gigIds,
    scope: z.enum(gigScopes).nullish(),
    reason: z.enum(gigCancellationReasons),
    explanation: z
      .string()
      .trim()
      .max(cancellationExplanationLimit, `At most ${cancellationExplanationLimit} characters`)
      .nullish(),
  })
  .superRefine(scopeFromOneGig)
  .superRefine(({ reason, explanation }, context) => {
    if (!cancellationNeedsExplanation(reason)) return;
    for (const issue of requiredText.safeParse(explanation).error?.issues ?? []) {
      context.addIssue({ ...issue, path: ['explanation'] });
    }
  });

builder.relayMutationField(
  'cancelGigs',
  {
    description: 'Which gigs, and why.',
    inputFields: (t) => ({
      gigIds: t.idList({ required: true, description: 'The gigs, 1 to 100.' }),
      scope: t.field({
        type: GigScope,
        description: 'How far it reaches from the one gig; left out: THIS, to each gig alone.',
      }),
      reason: t.field({ type: GigCancellationReason, required: true, description: 'Why.' }),
      explanation: t.string({
        description: `What pros are told besides, at most ${cancellationExplanationLimit} characters. Required with OTHER.`,
      }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Cancels gigs before they start, each for itself, with their applications. Who had a place is told; late, the ' +
      'confirmed pros are owed a fee.',
    extensions: errorPaths(gigChangePaths),
    resolve: (_root, { input }, context) =>
      actOnEach(
        input.gigIds,
        {
          action: 'cancel',
          scope: gigScopeToWire(input.scope ?? 'THIS'),
          reason: cancellationReasonToWire(input.reason, context.productSlug),
          explanation: input.explanation?.trim() || null,
        },
        context,
      ),
  },
  {
    description: 'What became of each.',
    outputFields: (t) => ({ errors: errorsField(t), results: gigResultsField(t) }),
  },
);
