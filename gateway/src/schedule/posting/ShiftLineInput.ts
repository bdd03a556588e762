import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { checkedSkillNumber, skillId } from '../../pros/skills/skillId.ts';
import { writtenTimes } from '../gigs/writtenTimes.ts';
import { termBody } from '../terms/termBodies.ts';
import { termFields, termRules } from '../terms/termInputs.ts';

export const ShiftLineInput = builder.inputType('ShiftLineInput', {
  description: 'A shift for one position at one time.',
  fields: (t) => ({
    skillId: t.id({ required: true, description: 'The ID of the position.' }),
    date: t.field({
      type: 'Date',
      required: true,
      description: 'The date of the start, in the time zone of the address.',
    }),
    startTime: t.field({
      type: 'LocalTime',
      required: true,
      description:
        'The local start time. If daylight saving time skips it on that date, the shift starts at the next valid minute.',
    }),
    endTime: t.field({
      type: 'LocalTime',
      required: true,
      description:
        'The local end time, at most 16 hours after the start. A time at or before the start is on the next day.',
    }),
    ...termFields(t, 'line'),
  }),
});

export type ShiftLine = typeof ShiftLineInput.$inferInput;

/** The rules of a line. The server validates its times, because they depend on the time zone of the address. */
export const shiftLineRules = z.looseObject({
  skillId,
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  ...termRules('line'),
});

/** Converts a validated line into its REST form. */
export async function shiftLineBody(line: ShiftLine, context: Context) {
  return {
    skill_id: checkedSkillNumber(line.skillId),
    ...writtenTimes(line),
    unpaid_break_minutes: 0,
    ...(await termBody(line, 'line', context)),
  };
}
