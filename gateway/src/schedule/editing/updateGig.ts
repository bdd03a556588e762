import { gigScopeToWire } from '@brigade/domain/schedule/editing/gigScope.ts';
import { z } from 'zod';
import { checkedNumber } from '../../events/eventIds.ts';
import { userErrorsFromWire } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { Gig } from '../gigs/Gig.ts';
import { actOnGigs } from './changingApi.ts';
import { gigChangeBody } from '../../gigs/changing/gigChangeBody.ts';
import { gigChangeFields } from '../../gigs/changing/gigChangeFields.ts';
import { gigChangePaths } from '../../gigs/changing/gigChangePaths.ts';
import { gigChangeRules, gigId } from '../../gigs/changing/gigChangeRules.ts';
import { GigConflict } from './GigConflict.ts';
import { toOutcome } from './GigResult.ts';
import { gigResultsField } from './gigResultsField.ts';
import { GigScope } from './gigScopeEnum.ts';

const inputRules = z
  .looseObject({
    gigId,
    expectedRevision: z.int().positive().nullish(),
    date: z.string().nullish(),
    startTime: z.string().nullish(),
    endTime: z.string().nullish(),
    ...gigChangeRules,
  })
  .superRefine((input, context) => {
    if (input.date == null) return;
    for (const field of ['startTime', 'endTime'] as const) {
      if (input[field] != null) continue;
      context.addIssue({ code: 'custom', message: 'This field is required', path: [field] });
    }
  });

builder.relayMutationField(
  'updateGig',
  {
    description: 'Which gig, and what is new. What is left out stays as it is.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The gig.' }),
      scope: t.field({
        type: GigScope,
        description:
          'How far the change reaches; left out: THIS. A move takes the others as far, on the clock of the wall.',
      }),
      expectedRevision: t.int({
        description: 'The revision that the change was made from: a newer one is a conflict. Left out: any.',
      }),
      date: t.field({ type: 'Date', description: 'The day of its start; goes with both times.' }),
      ...gigChangeFields(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Changes a gig, or those posted with it, each for itself. Free while nobody is confirmed; later the wage only ' +
      'rises, and confirmed pros have to accept another time or place again, which they are told. Once it has started ' +
      'only notes change, and places are added.',
    extensions: errorPaths(gigChangePaths),
    resolve: async (_root, { input }, context) => {
      const gigNumber = checkedNumber(input.gigId, 'Gig');
      const { expectedRevision } = input;
      const { results: answers } = await context.rest.call(actOnGigs, {
        body: {
          ids: [gigNumber],
          action: 'update',
          scope: gigScopeToWire(input.scope ?? 'THIS'),
          changes: await gigChangeBody(input, context),
          ...(expectedRevision != null && { revision: expectedRevision }),
          is_dry_run: input.validateOnly ?? false,
        },
      });
      const own = answers.find(({ id }) => id === gigNumber);
      const error = own?.ok === false ? own.error : null;
      // What somebody else changed stands in `conflict`, and is no error of the fields that were sent.
      const isConflict = error?.code === 'conflict';
      const errors =
        error && userErrorsFromWire(isConflict ? { ...error, details: [] } : error, gigChangePaths);
      return {
        results: answers.map(toOutcome),
        gig: own?.ok === true ? own.gig : null,
        errors: (errors ?? []).map((each) =>
          each.code === 'NOT_FOUND' ? { ...each, path: ['gigId'] } : each,
        ),
        conflict:
          isConflict && expectedRevision != null ? { gigNumber, seenRevision: expectedRevision } : null,
      };
    },
  },
  {
    description: 'What became of it.',
    outputFields: (t) => ({
      errors: t.field({
        type: [UserError],
        description: 'Why the gig itself was refused, where in the input; empty when it was changed.',
        resolve: (payload) => payload.errors,
      }),
      gig: t.field({
        type: Gig,
        nullable: true,
        description: 'The gig as it is now; null when it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.gig),
      }),
      results: gigResultsField(t),
      conflict: t.field({
        type: GigConflict,
        nullable: true,
        description: 'What somebody else changed meanwhile; null unless that is why it was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.conflict),
      }),
    }),
  },
);
