import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { actOnApplicants } from './actOnApplicants.ts';
import { applicationIds } from './applicationIds.ts';
import { overrideNoteDescription, overrideNoteRule } from './overrideNoteRule.ts';
import { resultsField } from './resultsField.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'confirmApplicants',
  {
    description: 'Input for confirmApplicants.',
    inputFields: (t) => ({
      applicationIds: t.idList({ required: true, description: 'The applications, 1 to 100.' }),
      overrideNote: t.string({ description: overrideNoteDescription }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ applicationIds, overrideNote: overrideNoteRule }) },
  },
  {
    description: 'Confirms chosen applicants on their behalf, e.g. after a telephone call.',
    resolve: (_root, { input }, context) =>
      actOnApplicants(
        input.applicationIds,
        { action: 'confirm', override_note: input.overrideNote?.trim() || null },
        context,
      ),
  },
  {
    description: 'Return type of the mutation, with a result for each item of the input.',
    outputFields: (t) => ({ errors: errorsField(t), results: resultsField(t) }),
  },
);
