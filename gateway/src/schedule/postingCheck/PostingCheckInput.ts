import { mostDates } from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { skillId } from '../../skills/skillId.ts';

const CheckedShiftInput = builder.inputType('CheckedShiftInput', {
  description: 'One shift that is about to be posted.',
  fields: (t) => ({
    skillId: t.id({ required: true, description: 'The position.' }),
    date: t.field({ type: 'Date', required: true, description: 'The day, on the calendar of the place.' }),
    startTime: t.field({ type: 'LocalTime', required: true, description: 'When it starts.' }),
    endTime: t.field({
      type: 'LocalTime',
      required: true,
      description: 'When it ends; at or before the start: on the next day.',
    }),
    wageCents: t.int({ description: 'The wage an hour in cents. Left out: not decided yet.' }),
  }),
});

/** A shift as the input has it. */
export type CheckedShift = typeof CheckedShiftInput.$inferInput;

export const PostingCheckInput = builder.inputType('PostingCheckInput', {
  description: 'What is about to be posted, as far as it is worth a warning.',
  fields: (t) => ({
    shifts: t.field({
      type: [CheckedShiftInput],
      required: true,
      description: 'Every single shift, those of a series one by one; 1 to 104.',
    }),
    hasContact: t.boolean({
      required: true,
      description: 'Whether somebody is named whom pros can ask for: a contact or an onsite manager.',
    }),
  }),
});

/** GraphQL has checked them. */
const checkedTexts = { date: z.string(), startTime: z.string(), endTime: z.string() };

/** The rules of the input. */
export const postingCheckRules = z.object({
  shifts: z
    .array(z.object({ ...checkedTexts, skillId, wageCents: z.int().nullish() }))
    .min(1, 'This field is required')
    .max(mostDates, `At most ${mostDates} shifts at once`),
  hasContact: z.boolean(),
});
