import { mostDates } from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { skillId } from '../../pros/skills/skillId.ts';

const CheckedShiftInput = builder.inputType('CheckedShiftInput', {
  description: 'A shift that is about to be posted.',
  fields: (t) => ({
    skillId: t.id({ required: true, description: 'The ID of the position.' }),
    date: t.field({
      type: 'Date',
      required: true,
      description: "The date of the shift, in the location's time zone.",
    }),
    startTime: t.field({ type: 'LocalTime', required: true, description: 'The start time of the shift.' }),
    endTime: t.field({
      type: 'LocalTime',
      required: true,
      description: 'The end time of the shift; on the next day if at or before the start.',
    }),
    wageCents: t.int({ description: 'The hourly wage in cents. Omit if not decided yet.' }),
  }),
});

/** A shift as the input has it. */
export type CheckedShift = typeof CheckedShiftInput.$inferInput;

export const PostingCheckInput = builder.inputType('PostingCheckInput', {
  description: 'Input for postingCheck: the fields that can cause a warning.',
  fields: (t) => ({
    shifts: t.field({
      type: [CheckedShiftInput],
      required: true,
      description: 'The shifts to check, with each date of a series as a shift of its own; 1 to 104 shifts.',
    }),
    hasContact: t.boolean({
      required: true,
      description: 'Whether a contact or an onsite manager is set, so that pros know who to ask for.',
    }),
  }),
});

/** Already validated by GraphQL. */
const checkedTexts = { date: z.string(), startTime: z.string(), endTime: z.string() };

/** The validation rules of the input. */
export const postingCheckRules = z.object({
  shifts: z
    .array(z.object({ ...checkedTexts, skillId, wageCents: z.int().nullish() }))
    .min(1, 'This field is required')
    .max(mostDates, `At most ${mostDates} shifts at once`),
  hasContact: z.boolean(),
});
