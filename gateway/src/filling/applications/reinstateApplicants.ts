import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { actOnApplicants } from './actOnApplicants.ts';
import { applicationIds } from './applicationIds.ts';
import { resultsField } from './resultsField.ts';

builder.relayMutationField(
  'reinstateApplicants',
  {
    description: 'Whose dismissal to undo.',
    inputFields: (t) => ({
      applicationIds: t.idList({ required: true, description: 'The applications, 1 to 100.' }),
    }),
    validate: { schema: z.looseObject({ applicationIds }) },
  },
  {
    description:
      'Undoes a dismissal that the viewer has made just now (30 seconds at most): the applicants stand where they ' +
      'stood before. A place that somebody else has taken meanwhile refuses with GIG_FULL.',
    resolve: (_root, { input }, context) =>
      actOnApplicants(input.applicationIds, { action: 'reinstate' }, context),
  },
  {
    description: 'Whom it worked for.',
    outputFields: (t) => ({ errors: errorsField(t), results: resultsField(t) }),
  },
);
