import { bonusCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { z } from 'zod';
import { GigApplication } from '../applications/GigApplication.ts';
import { namedPros } from '../../directOffers/namedPros.ts';
import { offerMessage } from '../offers/offerMessage.ts';
import { offerOutcomes } from '../offers/offerOutcomes.ts';
import { offerResultsField } from '../offers/offerResultsField.ts';
import { proId } from '../../pros/profiles/proId.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { ReplacementReasonEnum, replacementReasons } from './ReplacementReason.ts';
import { createReplacement } from './replacementsApi.ts';

const mostStandbys = 20;

const isApplication = (id: string) => databaseIdOf(id, 'GigApplication') !== null;

const inputRules = z.looseObject({
  applicationId: z.string().refine(isApplication, 'This is not the id of an application'),
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
  message: offerMessage.nullish(),
});

builder.relayMutationField(
  'replaceApplicant',
  {
    description: 'Who drops out, why, and who is asked instead.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: 'The confirmed application.' }),
      reason: t.field({ type: ReplacementReasonEnum, required: true, description: 'Why they drop out.' }),
      boostCents: t.int({
        description:
          'The bonus of the gig from now on, in cents for each pro; more than it has. 0 or left out: it stays as it is.',
      }),
      proIds: t.idList({
        description: `Whom to ask, at most ${mostStandbys}. Left out: the best matches.`,
      }),
      standbys: t.int({
        description: `How many of the best matches to ask, 1 to ${mostStandbys}. Left out: 5.`,
      }),
      message: t.string({ description: 'A line to them, at most 300 characters.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Replaces a confirmed pro in one step: records the no-show or call-out, opens the place, raises the bonus and ' +
      'offers the place to others. The first who accepts has it.',
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
      const answer = await presentAt(
        ['applicationId'],
        'application',
        context.rest.call(createReplacement, {
          path: { id: databaseIdOf(input.applicationId, 'GigApplication') ?? 0 },
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
        application: answer.application,
        results: offerOutcomes(answer.results, { pros, field: 'proIds' }),
      };
    },
  },
  {
    description: 'Who dropped out, and who was asked instead.',
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
