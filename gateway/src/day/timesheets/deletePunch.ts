import { z } from 'zod';
import { applicationById } from '../../filling/applications/applicationsApi.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { correctionRule } from './correctionRule.ts';
import { changedApplicationField } from './changedApplicationField.ts';
import { removePunch } from './timesheetsApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

builder.relayMutationField(
  'deletePunch',
  {
    description: 'Input for deletePunch.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: 'The ID of the application.' }),
      punchDatabaseId: t.field({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the punch.',
      }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({
        applicationId: applicationIdInput.rule,
        punchDatabaseId: z.int().positive('This is not the number of a punch'),
      }),
    },
  },
  {
    description:
      'Deletes a punch of a pro until the work is paid; the history of the gig keeps it. ' + correctionRule,
    extensions: errorPaths({
      'applications.attendance': ['applicationId'],
      'hours.adjust': ['applicationId'],
    }),
    resolve: async (_root, { input: { applicationId, punchDatabaseId: punchId } }, { rest }) => {
      const id = applicationIdInput.keyOf(applicationId);
      await presentAt(['punchDatabaseId'], 'punch', rest.call(removePunch, { path: { id, punchId } }));
      return { application: await rest.load(applicationById, id) };
    },
  },
  {
    description: 'The application without the punch.',
    outputFields: (t) => ({ errors: errorsField(t), application: changedApplicationField(t) }),
  },
);
