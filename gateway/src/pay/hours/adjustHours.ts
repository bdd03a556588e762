import { hoursProblem, hoursReasonLimit } from '@brigade/domain/pay/hours/hoursProblem.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { z } from 'zod';
import { changedApplicationField } from '../../day/timesheets/changedApplicationField.ts';
import { gigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { gigWithPay } from '../duePay/gigWithPay.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

/** Changes the hours of an application until they are paid. */
const patchHours = endpoint({
  name: 'patchHours',
  method: 'PATCH',
  path: '/staffer/gig-applications/{id}/',
  body: shape<{
    readonly working_hours: { readonly start_time: string; readonly end_time: string };
    readonly reason: string;
  }>(),
  response: gigApplicationWire,
});

builder.relayMutationField(
  'adjustHours',
  {
    description: 'Input for adjustHours.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: 'The id of the application.' }),
      startTime: t.field({ type: 'DateTime', required: true, description: 'The start that counts.' }),
      endTime: t.field({
        type: 'DateTime',
        required: true,
        description: 'The end that counts, at most 16 hours after the start.',
      }),
      reason: t.string({
        required: true,
        description: `Why the hours change, at most ${hoursReasonLimit} characters. The pro can read it.`,
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z
        .looseObject({
          applicationId: applicationIdInput.rule,
          startTime: z.string(),
          endTime: z.string(),
          reason: requiredTextUpTo(hoursReasonLimit),
        })
        .check(({ value: { startTime, endTime }, issues }) => {
          const message = hoursProblem(Temporal.Instant.from(startTime), Temporal.Instant.from(endTime));
          if (message) issues.push({ code: 'custom', message, path: ['endTime'], input: endTime });
        }),
    },
  },
  {
    description:
      'Sets the hours of a confirmed pro until they are paid. The original hours stay visible, and the pro is notified ' +
      'and has 72 hours to dispute. Requires the permission `hours.adjust`.',
    extensions: errorPaths({
      'hours.adjust': ['applicationId'],
      'working_hours.start_time': ['startTime'],
      'working_hours.end_time': ['endTime'],
      reason: ['reason'],
    }),
    resolve: async (_root, { input: { applicationId, startTime, endTime, reason } }, { rest }) => {
      const path = { id: applicationIdInput.keyOf(applicationId) };
      const body = { working_hours: { start_time: startTime, end_time: endTime }, reason };
      const call = rest.call(patchHours, { path, body });
      return { application: await presentAt(['applicationId'], 'application', call) };
    },
  },
  {
    description: 'The result of adjustHours: the application with its new hours.',
    outputFields: (t) => ({
      errors: errorsField(t),
      application: changedApplicationField(t),
      gig: t.field({
        type: Gig,
        nullable: true,
        description: 'The gig with its pay after the change. Null if the mutation was refused.',
        resolve: (payload, _args, context) =>
          payload instanceof RefusedPayload ? null : gigWithPay(payload.application.gig_id, context),
      }),
    }),
  },
);
