import { longestOfferMessage, offerMessage } from '@brigade/domain/filling/offers/offerMessage.ts';
import { replacementReasons } from '@brigade/domain/filling/replacements/replacementReasons.ts';
import { bonusCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf, nodeId } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';
import { checkedProUuid, proId } from '../../pros/profiles/proId.ts';
import { checkedGigNumber, gigId } from '../../schedule/gigs/gigId.ts';
import { ReplacementReasonEnum } from './ReplacementReason.ts';
import { ReplacementResult } from './ReplacementResult.ts';
import { sendReplacements } from './sendReplacements.ts';

const most = 50;

const ReplacementInput = builder.inputType('ReplacementInput', {
  description: 'A pro who drops out, and who is asked instead.',
  fields: (t) => ({
    applicationId: t.id({
      required: true,
      description: 'The ID of the confirmed application, or of one that ended by a no-show or a call-out.',
    }),
    reason: t.field({
      type: ReplacementReasonEnum,
      required: true,
      description: 'Why the pro drops out. Ignored if it is already recorded.',
    }),
    proId: t.id({
      description: 'The ID of the pro to ask. Defaults to the best match that is asked for no other place.',
    }),
  }),
});

const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;

const inputRules = z.looseObject({
  gigId,
  replacements: z
    .array(
      z.looseObject({
        applicationId: nodeId,
        reason: z.enum(replacementReasons),
        proId: proId.nullish(),
      }),
    )
    .min(1, 'Choose at least one pro')
    .max(most, `At most ${most} pros at a time`)
    .refine(
      (items) => isDistinct(items.map(({ applicationId }) => applicationId)),
      'Replace each pro only once',
    )
    .refine(
      (items) => isDistinct(items.flatMap((item) => item.proId ?? [])),
      'Ask each pro for one place only',
    ),
  boostCents: z.nullish(bonusCents),
  message: z.nullish(offerMessage),
});

builder.relayMutationField(
  'replaceApplicants',
  {
    description: 'Input for replaceApplicants.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The ID of the gig.' }),
      replacements: t.field({
        type: [ReplacementInput],
        required: true,
        description: `The pros to replace, 1 to ${most}, each once. No pro is asked for two places.`,
      }),
      boostCents: t.int({
        description:
          'The new bonus of the gig, in cents for each pro, higher than the current bonus. The bonus stays ' +
          'if this is 0 or left out.',
      }),
      message: t.string({ description: `A message to the pros, at most ${longestOfferMessage} characters.` }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Replaces several confirmed pros of a gig, each in one step as replaceApplicant does, and each ' +
      'independently. Offers each place to one other pro. A pro who is asked for the same place already keeps ' +
      'that offer.',
    extensions: errorPaths({
      boost: ['boostCents'],
      message: ['message'],
      replacements: ['replacements'],
      'applications.manage': ['gigId'],
    }),
    resolve: async (_root, { input }, context) => {
      const items = input.replacements.flatMap(({ applicationId, reason, proId: asked }) => {
        const application_id = databaseIdOf(applicationId, 'GigApplication');
        if (application_id === null) return [];
        return [{ application_id, reason, ...(asked != null && { uuid: checkedProUuid(asked) }) }];
      });
      const results = await sendReplacements(
        {
          gigNumber: checkedGigNumber(input.gigId),
          applicationIds: input.replacements.map(({ applicationId }) => applicationId),
          items,
          boost: input.boostCents ? input.boostCents / 100 : null,
          message: input.message ?? null,
        },
        context,
      );
      return { results };
    },
  },
  {
    description: 'The result for each pro of the input.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: t.field({
        type: [ReplacementResult],
        description: 'A result for each pro, in their order; empty when the whole input was refused.',
        extensions: { listSize: 20 },
        resolve: (payload) => (payload instanceof RefusedPayload ? [] : payload.results),
      }),
    }),
  },
);
