import { statedBreakProblem } from '@brigade/domain/day/timesheets/statedBreakProblem.ts';
import { hoursProblem, hoursReasonLimit } from '@brigade/domain/pay/hours/hoursProblem.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { z } from 'zod';
import { changedApplicationField } from '../../day/timesheets/changedApplicationField.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { changedGigWithPayField } from '../duePay/changedGigWithPayField.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';
import { costChangeField, costChangeQuery } from '../../schedule/costs/costChangeField.ts';
import { patchHours } from './hoursApi.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

/** The most breaks of a pro in one shift. */
const mostBreaks = 20;

const StatedBreakInput = builder.inputType('StatedBreakInput', {
  description: 'A break of a pro as a manager states it after the fact.',
  fields: (t) => ({
    databaseId: t.field({
      type: 'DatabaseId',
      description: 'The number of a recorded break. Omit it for a new one.',
    }),
    startTime: t.field({ type: 'DateTime', required: true, description: 'When the break started.' }),
    endTime: t.field({ type: 'DateTime', required: true, description: 'When the break ended.' }),
  }),
});

const instant = (text: string) => Temporal.Instant.from(text);

builder.relayMutationField(
  'adjustHours',
  {
    description: 'Input for adjustHours.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: 'The ID of the application.' }),
      startTime: t.field({ type: 'DateTime', required: true, description: 'The start that counts.' }),
      endTime: t.field({
        type: 'DateTime',
        required: true,
        description: 'The end that counts, at most 16 hours after the start.',
      }),
      breaks: t.field({
        type: [StatedBreakInput],
        description:
          `All breaks that count, at most ${mostBreaks}, within the hours and without an overlap: recorded ones that are ` +
          'missing here are deleted, and the history of the gig keeps them. Without any, the unpaid break of the gig ' +
          'counts. Omit it to leave the breaks as they are.',
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
          breaks: z
            .array(z.looseObject({ startTime: z.string(), endTime: z.string() }))
            .max(mostBreaks, `At most ${mostBreaks} breaks`)
            .nullish(),
          reason: requiredTextUpTo(hoursReasonLimit),
        })
        .check(({ value: { startTime, endTime, breaks }, issues }) => {
          const hours = { start: instant(startTime), end: instant(endTime) };
          const message = hoursProblem(hours.start, hours.end);
          if (message) issues.push({ code: 'custom', message, path: ['endTime'], input: endTime });
          const stated = (breaks ?? []).map((one) => ({
            start: instant(one.startTime),
            end: instant(one.endTime),
          }));
          for (const [index, one] of message === null ? stated.entries() : []) {
            const problem = statedBreakProblem(one, { earlier: stated.slice(0, index), hours });
            if (!problem) continue;
            const path = ['breaks', index, problem.field];
            issues.push({ code: 'custom', message: problem.message, path, input: breaks });
          }
        }),
    },
  },
  {
    description:
      'Sets the hours of a confirmed pro, and their breaks, until they are paid. The original hours stay visible, and the pro is notified ' +
      'and has 72 hours to dispute. Requires the permission `hours.adjust`.',
    extensions: errorPaths({
      'hours.adjust': ['applicationId'],
      'working_hours.start_time': ['startTime'],
      'working_hours.end_time': ['endTime'],
      ...Object.fromEntries(Array.from({ length: mostBreaks }).flatMap((_, index) => breakPaths(index))),
      reason: ['reason'],
    }),
    resolve: async (_root, { input }, { rest }, info) => {
      const { applicationId, startTime, endTime, breaks, reason } = input;
      const path = { id: applicationIdInput.keyOf(applicationId) };
      const body = {
        working_hours: { start_time: startTime, end_time: endTime },
        ...(breaks && { shift_breaks: breaks.map(breakBody) }),
        reason,
      };
      const call = rest.call(patchHours, { path, query: costChangeQuery(info), body });
      const application = await presentAt(['applicationId'], 'application', call);
      return { application, costChange: application.cost_change };
    },
  },
  {
    description: 'Return type of adjustHours: the application with its new hours.',
    outputFields: (t) => ({
      errors: errorsField(t),
      application: changedApplicationField(t),
      gig: changedGigWithPayField(t),
      costChange: costChangeField(
        t,
        'What the work of the pro cost with the hours before, and costs with the new ones.',
      ),
    }),
  },
);

/** The paths of the fields of a break in the input, by their names upstream. */
function breakPaths(index: number): (readonly [target: string, path: readonly string[]])[] {
  const at = (target: string, field: string) =>
    [`shift_breaks.${index}.${target}`, ['breaks', String(index), field]] as const;
  return [at('id', 'databaseId'), at('start_time', 'startTime'), at('end_time', 'endTime')];
}

function breakBody({ databaseId, startTime, endTime }: (typeof StatedBreakInput)['$inferInput']) {
  return { ...(databaseId != null && { id: databaseId }), start_time: startTime, end_time: endTime };
}
