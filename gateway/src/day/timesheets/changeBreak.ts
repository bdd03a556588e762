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
import { moveBreak } from './timesheetsApi.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

const applicationIdInput = databaseIdInput('GigApplication', 'an application');

builder.relayMutationField(
  'changeBreak',
  {
    description: 'Input for changeBreak. Omitted fields stay unchanged.',
    inputFields: (t) => ({
      applicationId: t.id({ required: true, description: 'The ID of the application.' }),
      breakDatabaseId: t.field({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the break.',
      }),
      startTime: t.field({
        type: 'DateTime',
        description: 'The corrected start, not in the future: while the pro is at work, in no other break.',
      }),
      endTime: t.field({
        type: 'DateTime',
        description:
          'The corrected end, not in the future: before the clock-out and the next break. Ends the break ' +
          'that the pro is on.',
      }),
      note: t.string({ description: changedNoteDescription }),
      expectedStartTime: t.field({ type: 'DateTime', description: expectedTimeDescription }),
      expectedEndTime: t.field({ type: 'DateTime', description: expectedTimeDescription }),
      validateOnly: validateOnlyField(t),
    }),
    validate: {
      schema: z.looseObject({
        applicationId: applicationIdInput.rule,
        breakDatabaseId: z.int().positive('This is not the number of a break'),
        note: noteRule,
      }),
    },
  },
  {
    description:
      'Changes the times of a break of a pro until the work is paid; the break then names the manager, and the history of the ' +
      'gig keeps the times that were recorded. The same times and note again change nothing. ' +
      correctionRule,
    extensions: errorPaths({
      'applications.attendance': ['applicationId'],
      'hours.adjust': ['applicationId'],
      start_time: ['startTime'],
      end_time: ['endTime'],
      note: ['note'],
    }),
    resolve: async (_root, { input }, { rest }) => {
      const { startTime, endTime, note, expectedStartTime, expectedEndTime } = input;
      const id = applicationIdInput.keyOf(input.applicationId);
      const path = { id, breakId: input.breakDatabaseId };
      const body = {
        ...(startTime != null && { start_time: startTime }),
        ...(endTime != null && { end_time: endTime }),
        ...changedNote(note),
        ...(expectedStartTime != null && { expected_start_time: expectedStartTime }),
        ...(expectedEndTime != null && { expected_end_time: expectedEndTime }),
      };
      await presentAt(['breakDatabaseId'], 'break', rest.call(moveBreak, { path, body }));
      return { application: await rest.load(applicationById, id) };
    },
  },
  {
    description: 'The application with the changed break.',
    outputFields: (t) => ({ errors: errorsField(t), application: changedApplicationField(t) }),
  },
);
