import { z } from 'zod';
import { applicationIds } from '../../filling/applications/applicationIds.ts';
import { resultsField } from '../../filling/applications/resultsField.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { actOnPros, gigIdInput } from './actOnPros.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';
import { costChangeField, costChangeQuery } from '../../schedule/costs/costChangeField.ts';

const sides = ['PRO', 'BUSINESS'] as const;

const CalledOutBy = builder.enumType('CalledOutBy', {
  description: 'The side that called off confirmed work.',
  values: {
    PRO: { description: 'The pro called off; it counts in their record.' },
    BUSINESS: { description: 'The location called off; it does not count against the pro.' },
  } satisfies Described<typeof sides>,
});

builder.relayMutationField(
  'callOutPros',
  {
    description: 'Input for callOutPros.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The ID of the gig.' }),
      applicationIds: t.idList({ required: true, description: 'The applications of the pros, 1 to 100.' }),
      calledOutBy: t.field({
        type: CalledOutBy,
        required: true,
        description: 'The side that called off the work.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({ gigId: gigIdInput.rule, applicationIds, calledOutBy: z.enum(sides) }),
    },
  },
  {
    description:
      'Records that confirmed pros or the location called off; until the end, for pros without a clock-in. Requires the ' +
      'permission `applications.attendance`, and `applications.manage` where the location called off.',
    extensions: errorPaths({
      'applications.attendance': ['gigId'],
      'applications.manage': ['calledOutBy'],
    }),
    resolve: (_root, { input }, context, info) => {
      const action = { action: 'call-out', called_out_by: input.calledOutBy } as const;
      return actOnPros(input, action, context, costChangeQuery(info));
    },
  },
  {
    description: 'The result for each pro of the input.',
    outputFields: (t) => ({
      errors: errorsField(t),
      results: resultsField(t),
      costChange: costChangeField(
        t,
        'What the work of the pros who are called out would have cost, and costs now: nothing, whichever side called off. ' +
          'Their places are open again, and cost what those who take them are paid.',
      ),
    }),
  },
);
