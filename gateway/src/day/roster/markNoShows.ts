import { z } from 'zod';
import { applicationIds } from '../../filling/applications/applicationIds.ts';
import { resultsField } from '../../filling/applications/resultsField.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { actOnPros, gigIdInput } from './actOnPros.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'markNoShows',
  {
    description: 'Input for markNoShows.',
    inputFields: (t) => ({
      gigId: t.id({ required: true, description: 'The ID of the gig.' }),
      applicationIds: t.idList({ required: true, description: 'The applications of the pros, 1 to 100.' }),
      time: t.field({
        type: 'DateTime',
        description:
          'When the no-show was noticed, in UTC: at or after the start of the shift, not in the future. ' +
          'Defaults to the current time.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ gigId: gigIdInput.rule, applicationIds }) },
  },
  {
    description:
      'Records that confirmed pros did not come; from the start on, for pros without a clock-in. Requires the permission ' +
      '`applications.attendance`.',
    extensions: errorPaths({ 'applications.attendance': ['gigId'] }),
    resolve: (_root, { input: { time, ...pros } }, context) =>
      actOnPros(pros, { action: 'no-show', ...(time != null && { time }) }, context),
  },
  {
    description: 'The result for each pro of the input.',
    outputFields: (t) => ({ errors: errorsField(t), results: resultsField(t) }),
  },
);
