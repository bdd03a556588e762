import { z } from 'zod';
import { applicationById } from '../../filling/applications/applicationsApi.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { correctionRule } from './correctionRule.ts';
import { changedApplicationField } from './changedApplicationField.ts';
import { changedNote, changedNoteDescription, expectedTimeDescription, noteRule } from './timeRecordNote.ts';
import { movePunch } from './timesheetsApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

builder.relayMutationField(
  'changePunch',
  {
    description: 'Input for changePunch.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: 'The ID of the application.' }),
      punchDatabaseId: t.field({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the punch.',
      }),
      time: t.field({
        type: 'DateTime',
        required: true,
        description:
          'The corrected time, not in the future: between the punches before and after it, and at most 16 ' +
          'hours of work.',
      }),
      note: t.string({ description: changedNoteDescription }),
      expectedTime: t.field({ type: 'DateTime', description: expectedTimeDescription }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({
        applicationId: applicationIdInput.rule,
        punchDatabaseId: z.int().positive('This is not the number of a punch'),
        time: z.string(),
        note: noteRule,
      }),
    },
  },
  {
    description:
      'Changes the time of a punch of a pro until the work is paid; the punch then names the manager, and the history of the ' +
      'gig keeps the time that was recorded. The same time and note again change nothing. ' +
      correctionRule,
    extensions: errorPaths({
      'applications.attendance': ['applicationId'],
      'hours.adjust': ['applicationId'],
      time: ['time'],
      note: ['note'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const id = applicationIdInput.keyOf(input.applicationId);
      const path = { id, punchId: input.punchDatabaseId };
      const { time, note, expectedTime } = input;
      const body = {
        time,
        ...changedNote(note),
        ...(expectedTime != null && { expected_time: expectedTime }),
      };
      await presentAt(['punchDatabaseId'], 'punch', rest.call(movePunch, { path, body }));
      return { application: await rest.load(applicationById, id) };
    },
  },
  {
    description: 'The application with the changed punch.',
    outputFields: (t) => ({ errors: errorsField(t), application: changedApplicationField(t) }),
  },
);
