import { sendHomeReasons } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import { z } from 'zod';
import { applicationIds } from '../../filling/applications/applicationIds.ts';
import { resultsField } from '../../filling/applications/resultsField.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { actOnPros, gigIdInput } from './actOnPros.ts';
import { SendHomeReasonEnum } from './SentHome.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';
import { costChangeField, costChangeQuery } from '../../schedule/costs/costChangeField.ts';

builder.relayMutationField(
  'sendProsHome',
  {
    description: 'Input for sendProsHome.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The ID of the gig.' }),
      applicationIds: t.idList({ required: true, description: 'The applications of the pros, 1 to 100.' }),
      reason: t.field({
        type: SendHomeReasonEnum,
        required: true,
        description: 'The reason for sending the pros home.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({ gigId: gigIdInput.rule, applicationIds, reason: z.enum(sendHomeReasons) }),
    },
  },
  {
    description:
      'Ends the work of confirmed pros early, clocks them out, and sets until when they are paid: for at least 4 hours or the ' +
      'posted time, whichever is shorter, unless the reason is attire, conduct or more than 15 minutes late. Requires ' +
      'the permission `applications.attendance`.',
    extensions: errorPaths({ 'applications.attendance': ['gigId'] }),
    resolve: (_root, { input }, context, info) => {
      const action = { action: 'send-home', reason: input.reason } as const;
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
        'What the work of the pros who are sent home would have cost until its end, and costs now, with the guaranteed minimum.',
      ),
    }),
  },
);
