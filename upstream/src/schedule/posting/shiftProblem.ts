import type { ErrorDetail } from '../../platform/errors.ts';
import type { PlacedShift } from '../recurrence/writtenShift.ts';

/** The maximum length of a shift, in elapsed minutes. */
const longestShift = 16 * 60;

/** The problem of a shift, if any. `target` is the prefix of its field names. */
export function shiftProblem(
  { start, minutes }: Pick<PlacedShift, 'start' | 'minutes'>,
  unpaidBreakMinutes: number,
  { target, now }: { target: string; now: Date },
): ErrorDetail | undefined {
  if (start <= now) return problem(`${target}start_time`, 'This start has passed. Choose a later one.');
  if (minutes > longestShift) return problem(`${target}end_time`, 'A shift can last 16 hours at most.');
  if (unpaidBreakMinutes >= minutes) {
    return problem(`${target}unpaid_break_minutes`, 'The break must be shorter than the shift');
  }
  return undefined;
}

function problem(target: string, message: string): ErrorDetail {
  return { code: 'invalid', message, target };
}
