import { timeRecordNoteLimit } from '@brigade/domain/day/roster/timeRecordNote.ts';
import * as z from 'zod/mini';

const time = /^\d{2}:\d{2}$/;

/** The rule of a field with a time of day. */
export function timeRule(problemOf: (time: string) => string | null) {
  return z.string().check(({ value, issues }) => {
    const message = time.test(value) ? problemOf(value) : 'Enter a time';
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });
}

/** The rule of the field with a manager's note. */
export const noteRule = z
  .string()
  .check(z.trim(), z.maxLength(timeRecordNoteLimit, `At most ${timeRecordNoteLimit} characters`));
