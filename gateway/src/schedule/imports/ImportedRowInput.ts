import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { skillId } from '../../pros/skills/skillId.ts';
import { shiftLineBody, ShiftLineInput } from '../posting/ShiftLineInput.ts';
import { termBody } from '../terms/termBodies.ts';
import { termFields } from '../terms/termInputs.ts';

export const ImportedRowInput = builder.inputType('ImportedRowInput', {
  description: 'A row of an imported table, which becomes one gig.',
  fields: (t) => ({
    line: t.field({
      type: ShiftLineInput,
      required: true,
      description: 'The position, time, places and wage of the row.',
    }),
    ...termFields(t, 'import'),
  }),
});

/**
 * The rules that every row must pass for the import to be sent. The server validates the rest row by row, so that each
 * row gets its own errors.
 */
export const importedRowRules = z.looseObject({
  line: z.looseObject({
    skillId,
    date: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    places: z.int(),
    wageCents: z.int(),
  }),
});

/** Converts a row into its REST form. */
export async function importedRowBody(row: typeof ImportedRowInput.$inferInput, context: Context) {
  return { ...(await shiftLineBody(row.line, context)), ...(await termBody(row, 'import', context)) };
}
