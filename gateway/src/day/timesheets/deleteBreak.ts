import { z } from 'zod';
import { applicationById } from '../../filling/applications/applicationsApi.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { correctionRule } from './correctionRule.ts';
import { changedApplicationField } from './changedApplicationField.ts';
import { removeBreak } from './timesheetsApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

builder.relayMutationField(
  'deleteBreak',
  {
    description: 'Input for deleteBreak.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: 'The ID of the application.' }),
      breakDatabaseId: t.field({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the break.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({
        applicationId: applicationIdInput.rule,
        breakDatabaseId: z.int().positive('This is not the number of a break'),
      }),
    },
  },
  {
    description:
      'Deletes a break of a pro until the work is paid; the history of the gig keeps it. ' + correctionRule,
    extensions: errorPaths({
      'applications.attendance': ['applicationId'],
      'hours.adjust': ['applicationId'],
    }),
    resolve: async (_root, { input: { applicationId, breakDatabaseId: breakId } }, { rest }) => {
      const id = applicationIdInput.keyOf(applicationId);
      await presentAt(['breakDatabaseId'], 'break', rest.call(removeBreak, { path: { id, breakId } }));
      return { application: await rest.load(applicationById, id) };
    },
  },
  {
    description: 'The application without the break.',
    outputFields: (t) => ({ errors: errorsField(t), application: changedApplicationField(t) }),
  },
);
