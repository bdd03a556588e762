import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { actOnApplicants } from './actOnApplicants.ts';
import { applicationIds } from './applicationIds.ts';
import { resultsField } from './resultsField.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'reinstateApplicants',
  {
    description: 'The IDs of the applications whose dismissal to undo.',
    inputFields: (t) => ({
      applicationIds: t.idList({ required: true, description: 'The applications, 1 to 100.' }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ applicationIds }) },
  },
  {
    description:
      'Undoes a dismissal by the viewer within 30 seconds: the applications get their previous stage back. Refused with ' +
      'GIG_FULL if the place was filled since then.',
    resolve: (_root, { input }, context) =>
      actOnApplicants(input.applicationIds, { action: 'reinstate' }, context),
  },
  {
    description: 'Return type of the mutation, with a result for each item of the input.',
    outputFields: (t) => ({ errors: errorsField(t), results: resultsField(t) }),
  },
);
