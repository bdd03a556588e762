import { gigScopeToWire } from '@brigade/domain/schedule/editing/gigScope.ts';
import { z } from 'zod';
import { checkedNumber } from '../events/eventIds.ts';
import { userErrorsFromWire } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { Gig } from '../gigs/Gig.ts';
import { resultsOf } from './actOnEach.ts';
import type { GigAction } from './changingApi.ts';
import { gigChangeBody } from './gigChangeBody.ts';
import { gigChangeFields } from './gigChangeFields.ts';
import { gigChangePaths } from './gigChangePaths.ts';
import { gigId } from '../gigs/gigId.ts';
import { gigChangeRules } from './gigChangeRules.ts';
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
    description: 'Input for updateGig. Omitted fields are left unchanged.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The ID of the gig.' }),
      scope: t.field({
        type: GigScope,
        description:
          'Which gigs of the series to change; defaults to THIS. Other gigs are moved by the same difference in local time.',
      }),
      expectedRevision: t.int({
        description:
          'The revision that the change is based on; a newer one results in a conflict. Omit to skip the check.',
      }),
      date: t.field({ type: 'Date', description: 'The day the gig starts; requires both times.' }),
      ...gigChangeFields(t),
    }),
    validate: { schema: inputRules },
  },
  {
    description:
      'Updates a gig, or each of the gigs posted with it. All fields can be edited until a pro is confirmed. After that, the ' +
      'wage can only be raised, and confirmed pros are notified of a new time or place and have to accept it. Once a gig has ' +
      'started, only notes can be edited and places added. If the gig itself is refused, no other gig is changed; otherwise ' +
      'each of the others succeeds or fails independently, as `results` says.',
    extensions: errorPaths(gigChangePaths),
    resolve: async (_root, { input }, context) => {
      const gigNumber = checkedNumber(input.gigId, 'Gig');
      const { expectedRevision } = input;
      const action: GigAction = {
        action: 'update',
        scope: gigScopeToWire(input.scope ?? 'THIS'),
        changes: await gigChangeBody(input, context),
        ...(expectedRevision != null && { revision: expectedRevision }),
      };
      const results = await resultsOf([gigNumber], action, context.rest);
      const own = results.find(({ id }) => id === gigNumber);
      const refusal = own?.ok === false ? own : null;
      const error = refusal?.error ?? null;
      // Another user's changes are returned in `conflict`; they are not errors of the submitted fields.
      const isConflict = error?.code === 'conflict';
      const errors =
        error &&
        userErrorsFromWire(isConflict ? { ...error, details: [] } : error, gigChangePaths, refusal?.status);
      return {
        results: results.map(toOutcome),
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
    description: 'Return type of the update.',
    outputFields: (t) => ({
      errors: t.field({
        type: [UserError],
        description:
          'The errors for the gig itself, with paths into the input; empty if the update succeeded.',
        resolve: (payload) => payload.errors,
      }),
      gig: t.field({
        type: Gig,
        nullable: true,
        description: 'The updated gig; null if the update failed.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.gig),
      }),
      results: gigResultsField(t),
      conflict: t.field({
        type: GigConflict,
        nullable: true,
        description: 'The conflicting changes of another user; null unless they caused the failure.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.conflict),
      }),
    }),
  },
);
