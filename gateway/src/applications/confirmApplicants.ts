import { z } from 'zod';
import { builder } from '../schema/builder.ts';
import { errorsField } from '../schema/errorsField.ts';
import { actOnApplicants } from './actOnApplicants.ts';
import { applicationIds } from './applicationIds.ts';
import { resultsField } from './resultsField.ts';

builder.relayMutationField(
  'confirmApplicants',
  {
    description: 'Whom to confirm.',
    inputFields: (t) => ({
      applicationIds: t.idList({ required: true, description: 'The applications, 1 to 100.' }),
    }),
    validate: { schema: z.looseObject({ applicationIds }) },
  },
  {
    description: 'Confirms chosen applicants on their behalf, e.g. after a telephone call.',
    resolve: (_root, { input }, context) =>
      actOnApplicants(input.applicationIds, { action: 'confirm' }, context),
  },
  {
    description: 'Whom it worked for.',
    outputFields: (t) => ({ errors: errorsField(t), results: resultsField(t) }),
  },
);
