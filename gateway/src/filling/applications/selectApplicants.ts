import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { actOnApplicants } from './actOnApplicants.ts';
import { applicationIds } from './applicationIds.ts';
import { overrideNoteDescription, overrideNoteRule } from './overrideNoteRule.ts';
import { resultsField } from './resultsField.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

builder.relayMutationField(
  'selectApplicants',
  {
    description: 'Input for selectApplicants.',
    inputFields: (t) => ({
      applicationIds: t.idList({ required: true, description: 'The applications, 1 to 100.' }),
      overrideNote: t.string({ description: overrideNoteDescription }),
      validateOnly: validateOnlyField(t),
    }),
    validate: { schema: z.looseObject({ applicationIds, overrideNote: overrideNoteRule }) },
  },
  {
    description:
      'Selects applicants for the places of their gigs. Returns GIG_FULL for a full gig; if two users ' +
      'select for the last place at the same time, one of them succeeds.',
    resolve: (_root, { input }, context) =>
      actOnApplicants(
        input.applicationIds,
        { action: 'select', override_note: input.overrideNote?.trim() || null },
        context,
      ),
  },
  {
    description: 'Return type of the mutation, with a result for each item of the input.',
    outputFields: (t) => ({ errors: errorsField(t), results: resultsField(t) }),
  },
);
