import { mostStandbys } from '@brigade/domain/filling/replacements/mostStandbys.ts';
import { longestOfferMessage, offerMessage } from '@brigade/domain/filling/offers/offerMessage.ts';
import { replacementReasons } from '@brigade/domain/filling/replacements/replacementReasons.ts';
import { bonusCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { z } from 'zod';
import { GigApplication } from '../applications/GigApplication.ts';
import { namedPros } from '../../pros/profiles/namedPros.ts';
import { offerOutcomes } from '../offers/offerOutcomes.ts';
import { offerResultsField } from '../offers/offerResultsField.ts';
import { proId } from '../../pros/profiles/proId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { ReplacementReasonEnum } from './ReplacementReason.ts';
import { createReplacement } from './replacementsApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

const inputRules = z.looseObject({
  applicationId: applicationIdInput.rule,
  reason: z.enum(replacementReasons),
  proIds: z
    .array(proId)
    .min(1, 'Choose at least one pro')
    .max(mostStandbys, `At most ${mostStandbys} pros`)
    .nullish(),
  standbys: z
    .int()
    .min(1, 'Ask at least one pro')
    .max(mostStandbys, `At most ${mostStandbys} pros`)
    .nullish(),
  boostCents: z.nullish(bonusCents),
  message: z.nullish(offerMessage),
});

builder.relayMutationField(
  'replaceApplicant',
  {
    description: 'Input for replaceApplicant.',
    inputFields: (t) => ({
      applicationId: t.id({
        required: true,
        description: 'The ID of the confirmed application, or of one that ended by a no-show or a call-out.',
      }),
      reason: t.field({
        type: ReplacementReasonEnum,
        required: true,
        description: 'Why the pro drops out. Ignored if it is already recorded.',
      }),
      boostCents: t.int({
        description:
          'The new bonus of the gig, in cents for each pro, higher than the current bonus. The bonus stays ' +
          'if this is 0 or left out.',
      }),
      proIds: t.idList({
        description: `The IDs of the pros to ask, at most ${mostStandbys}. Defaults to the best matches.`,
      }),
      standbys: t.int({
        description: `The number of best matches to ask, 1 to ${mostStandbys}. Defaults to 5.`,
      }),
      message: t.string({ description: `A message to the pros, at most ${longestOfferMessage} characters.` }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Replaces a confirmed pro in one step: records the no-show or call-out, opens the place, raises the ' +
      'bonus and offers the place to others. The first pro to accept gets it. If the no-show or call-out ' +
      'is already recorded, only offers the open place.',
    extensions: errorPaths({
      boost: ['boostCents'],
      message: ['message'],
      pro_ids: ['proIds'],
      limit: ['standbys'],
      reason: ['reason'],
      'applications.manage': ['applicationId'],
    }),
    resolve: async (_root, { input }, context) => {
      const pros = await namedPros(input.proIds ?? [], context);
      const response = await presentAt(
        ['applicationId'],
        'application',
        context.rest.call(createReplacement, {
          path: { id: applicationIdInput.keyOf(input.applicationId) },
          body: {
            reason: input.reason,
            boost: input.boostCents ? input.boostCents / 100 : null,
            ...(pros.length > 0 && { pro_ids: pros.map(({ profile_id }) => profile_id) }),
            ...(input.standbys != null && { limit: input.standbys }),
            message: input.message ?? null,
          },
        }),
      );
      return {
        application: response.application,
        results: await offerOutcomes(response.results, { pros, field: 'proIds' }, context),
      };
    },
  },
  {
    description: 'The replaced application, and the offers to other pros.',
    outputFields: (t) => ({
      errors: errorsField(t),
      application: t.field({
        type: GigApplication,
        nullable: true,
        description: 'The application, now cancelled; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.application),
      }),
      results: offerResultsField(t),
    }),
  },
);
