import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { shiftLineBody, ShiftLineInput } from '../posting/ShiftLineInput.ts';

export const ImportedRowInput = builder.inputType('ImportedRowInput', {
  description: 'A row of a table: one gig.',
  fields: (t) => ({
    line: t.field({ type: ShiftLineInput, required: true, description: 'Its position, time and places.' }),
    contactName: t.string({ description: 'Whom to ask for on arrival, at most 100 characters.' }),
    contactPhone: t.string({ description: 'The number of that person.' }),
    specialInstructions: t.string({
      description: 'What pros have to know on the day, at most 2000 characters.',
    }),
  }),
});

/**
 * The rules that a row must keep to be sent at all. Everything else is judged row by row by the server, and answered in
 * the row's own place.
 */
export const importedRowRules = z.looseObject({
  line: z.looseObject({
    skillId: z
      .string()
      .refine((id) => databaseIdOf(id, 'Skill') !== null, 'This is not the id of a position'),
    date: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    places: z.int(),
    wageCents: z.int(),
  }),
});

/** A row in REST's words. */
export function importedRowBody({
  line,
  contactName,
  contactPhone,
  specialInstructions,
}: typeof ImportedRowInput.$inferInput) {
  return {
    ...shiftLineBody(line),
    contact_name: contactName ?? null,
    contact_phone: contactPhone ?? null,
    special_inst: specialInstructions ?? '',
  };
}
