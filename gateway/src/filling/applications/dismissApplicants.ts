import { cancellationReasonToWire } from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import {
  dismissalExplanationLimit,
  dismissalNeedsExplanation,
  dismissalReasons,
} from '@brigade/domain/filling/applications/dismissalReasons.ts';
import { requiredText } from '@brigade/domain/platform/validation/requiredText.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { actOnApplicants } from './actOnApplicants.ts';
import { applicationIds } from './applicationIds.ts';
import { resultsField } from './resultsField.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const DismissalReason = builder.enumType('DismissalReason', {
  description:
    'The cancellation reasons that the team of a location may give when it dismisses an applicant.',
  values: {
    STAFFER_DISMISSAL: { description: 'The location decides against the pro.' },
    FEWER_PROS_NEEDED: { description: 'Fewer pros are needed than planned.' },
    OVERRIDE_AUTOSELECT: { description: 'Undoes an automatic selection; refused for others.' },
    CANCELLED_BY_LOCATION_MANAGER: { description: 'A manager of the location cancels the application.' },
    OTHER: { description: 'Something else; needs an explanation.' },
  } satisfies Described<typeof dismissalReasons>,
});

const inputRules = z
  .looseObject({
    applicationIds,
    reason: z.enum(dismissalReasons),
    explanation: z
      .string()
      .trim()
      .max(dismissalExplanationLimit, `At most ${dismissalExplanationLimit} characters`)
      .nullish(),
  })
  .superRefine(({ reason, explanation }, context) => {
    if (!dismissalNeedsExplanation(reason)) return;
    for (const issue of requiredText.safeParse(explanation).error?.issues ?? []) {
      context.addIssue({ ...issue, path: ['explanation'] });
    }
  });

builder.relayMutationField(
  'dismissApplicants',
  {
    description: 'Input for dismissApplicants.',
    inputFields: (t) => ({
      applicationIds: t.idList({ required: true, description: 'The applications, 1 to 100.' }),
      reason: t.field({
        type: DismissalReason,
        required: true,
        description: 'The reason for the dismissal.',
      }),
      explanation: t.string({
        description: `A comment on the reason, at most ${dismissalExplanationLimit} characters. Required for OTHER.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Cancels applications for the location, until they are paid. Returns INVALID_TRANSITION for ' +
      'confirmed work that has started: record a no-show, or send the pro home.',
    resolve: (_root, { input: { applicationIds: ids, reason, explanation } }, context) =>
      actOnApplicants(
        ids,
        {
          action: 'dismiss',
          reason: cancellationReasonToWire(reason, context.productSlug),
          explanation: explanation || null,
        },
        context,
      ),
  },
  {
    description: 'Return type of the mutation, with a result for each item of the input.',
    outputFields: (t) => ({ errors: errorsField(t), results: resultsField(t) }),
  },
);
