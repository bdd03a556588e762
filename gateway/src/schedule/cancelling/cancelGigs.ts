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
import { gigChangePaths } from '../editing/gigChangePaths.ts';
import { gigIds } from '../editing/gigChangeRules.ts';
import { gigResultsField } from '../editing/gigResultsField.ts';
import { GigScope } from '../editing/gigScopeEnum.ts';
import { GigCancellationReason } from './gigCancellationReasonEnum.ts';
import { requireSingleGigForSeries } from './gigScopeRule.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

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
  .superRefine(requireSingleGigForSeries)
  .superRefine(({ reason, explanation }, context) => {
    if (!cancellationNeedsExplanation(reason)) return;
    for (const issue of requiredText.safeParse(explanation).error?.issues ?? []) {
      context.addIssue({ ...issue, path: ['explanation'] });
    }
  });

builder.relayMutationField(
  'cancelGigs',
  {
    description: 'Input for cancelGigs.',
    inputFields: (t) => ({
      gigIds: t.idList({ required: true, description: 'The IDs of the gigs to cancel, 1 to 100.' }),
      scope: t.field({
        type: GigScope,
        description: 'The gigs of the series to cancel, if exactly one gig is given. Defaults to THIS.',
      }),
      reason: t.field({
        type: GigCancellationReason,
        required: true,
        description: 'The reason for the cancellation.',
      }),
      explanation: t.string({
        description: `An explanation sent to pros, at most ${cancellationExplanationLimit} characters. Required if the reason is OTHER.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Cancels gigs that have not started, each independently, along with their applications. Selected and confirmed pros ' +
      'are notified. If the cancellation is late, confirmed pros are owed a fee.',
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
    description: 'Return type of cancelGigs.',
    outputFields: (t) => ({ errors: errorsField(t), results: gigResultsField(t) }),
  },
);
