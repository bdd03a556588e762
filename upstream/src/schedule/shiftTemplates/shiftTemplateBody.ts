import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';

const dayMinutes = 24 * 60;
const longestMinutes = 16 * 60;

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::00)?$/, 'Enter a time such as 18:30');

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** An end at or before the start is on the next day. */
function shiftMinutes({ start_time, end_time }: { start_time: string; end_time: string }): number {
  const minutes = minuteOfDay(end_time) - minuteOfDay(start_time);
  return minutes > 0 ? minutes : minutes + dayMinutes;
}

/** The request schema of a shift template. */
export const shiftTemplateBody = z
  .strictObject({
    location_id: id,
    start_time: timeOfDay,
    end_time: timeOfDay,
    unpaid_break_minutes: z.int().min(0, 'Enter 0 minutes or more').default(0),
  })
  .refine((shift) => shiftMinutes(shift) <= longestMinutes, {
    path: ['end_time'],
    message: 'A shift can be at most 16 hours long',
  })
  .refine((shift) => shift.unpaid_break_minutes < shiftMinutes(shift), {
    path: ['unpaid_break_minutes'],
    message: 'The break must be shorter than the shift',
  });

/** A validated request body of a shift template. */
export type ShiftTemplateBody = z.output<typeof shiftTemplateBody>;
