import { timeRecordNoteLimit } from '@brigade/domain/day/roster/timeRecordNote.ts';
import { z } from 'zod';
import { applicationIds } from '../../filling/applications/applicationIds.ts';
import { resultsField } from '../../filling/applications/resultsField.ts';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { noteRule } from '../timesheets/timeRecordNote.ts';
import { actOnPros, gigIdInput } from './actOnPros.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

interface TimeRecord {
  readonly name: 'clockInPros' | 'clockOutPros' | 'startBreaks' | 'endBreaks';
  readonly action: 'clock-in' | 'clock-out' | 'start-break' | 'end-break';
  readonly description: string;
  /** Completes the description of `time`. */
  readonly limit: string;
}

/** Declares a mutation that records a time for several pros of a roster. */
export function timeRecordMutation({ name, action, description, limit }: TimeRecord): void {
  builder.relayMutationField(
    name,
    {
      description: `Input for ${name}.`,
      inputFields: (t) => ({
        gigId: t.id({ required: true, description: 'The ID of the gig.' }),
        applicationIds: t.idList({ required: true, description: 'The applications of the pros, 1 to 100.' }),
        time: t.field({ type: 'DateTime', description: `The recorded time, not in the future. ${limit}` }),
        note: t.string({
          description: `A note on why a manager records this, at most ${timeRecordNoteLimit} characters.`,
        }),
        validateOnly: validateOnlyField(t),
      }),
      validate: {
        schema: z.looseObject({
          gigId: gigIdInput.rule,
          applicationIds,
          note: noteRule,
        }),
      },
    },
    {
      description: `${description} Requires the permission \`applications.attendance\`.`,
      extensions: errorPaths({ 'applications.attendance': ['gigId'] }),
      resolve: (_root, { input: { time, note, ...pros } }, context) =>
        actOnPros(pros, { action, note: note || null, ...(time != null && { time }) }, context),
    },
    {
      description: 'The result for each pro of the input.',
      outputFields: (t) => ({ errors: errorsField(t), results: resultsField(t) }),
    },
  );
}
