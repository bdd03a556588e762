import { places } from '@brigade/domain/schedule/gigs/places.ts';
import { wageCents } from '@brigade/domain/schedule/gigs/wage.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';

export const ShiftLineInput = builder.inputType('ShiftLineInput', {
  description: 'One position at one time, so many places.',
  fields: (t) => ({
    skillId: t.id({ required: true, description: 'The position.' }),
    date: t.field({ type: 'Date', required: true, description: 'The day, on the calendar of the place.' }),
    startTime: t.field({
      type: 'LocalTime',
      required: true,
      description: 'When it starts. A start that the clocks skip that day moves to the next valid minute.',
    }),
    endTime: t.field({
      type: 'LocalTime',
      required: true,
      description: 'When it ends; at or before the start: on the next day. At most 16 hours later.',
    }),
    places: t.int({ required: true, description: 'How many pros, 1 to 200.' }),
    wageCents: t.int({ required: true, description: 'The wage an hour in cents, 1500 to 7500.' }),
    unpaidBreakMinutes: t.int({
      description: 'Length of the unpaid break in minutes, 0 to 240. Left out: 0.',
    }),
    description: t.string({ description: 'What the work is, at most 5000 characters.' }),
  }),
});

/** A line as an input has it. */
export type ShiftLine = typeof ShiftLineInput.$inferInput;

const breakMessage = 'Enter 0 to 240 minutes';

/** The rules of a line. When its shift is, the server judges by the clocks of the place. */
export const shiftLineRules = z.looseObject({
  skillId: z.string().refine((id) => databaseIdOf(id, 'Skill') !== null, 'This is not the id of a position'),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  places,
  wageCents,
  unpaidBreakMinutes: z.int().min(0, breakMessage).max(240, breakMessage).nullish(),
  description: z.string().trim().max(5000, 'At most 5000 characters').nullish(),
});

/** A line in REST's words. */
export function shiftLineBody(line: ShiftLine) {
  return {
    skill_id: databaseIdOf(line.skillId, 'Skill'),
    start_time: `${line.date}T${line.startTime}:00`,
    end_time: `${line.date}T${line.endTime}:00`,
    allowed_confirmed_pros: line.places,
    wage_amount: line.wageCents / 100,
    unpaid_break_minutes: line.unpaidBreakMinutes ?? 0,
    ...(line.description != null && { description: line.description }),
  };
}
