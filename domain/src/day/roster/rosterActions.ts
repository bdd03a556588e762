import type { Temporal } from '../../platform/time/temporal.ts';
import { checkInOpensAt } from '../checkIn/checkInWindow.ts';
import type { AttendanceState } from './attendance.ts';

/** What a manager can do with a pro of a roster. */
export const rosterActions = [
  'clockIn',
  'clockOut',
  'startBreak',
  'endBreak',
  'noShow',
  'callOut',
  'sendHome',
] as const;

/** One of {@link rosterActions}. */
export type RosterAction = (typeof rosterActions)[number];

/** What a team captain can do: nothing that decides about pay. */
export const captainActions: readonly RosterAction[] = [
  'clockIn',
  'clockOut',
  'startBreak',
  'endBreak',
  'noShow',
];

/** Whether an action can be recorded at the current time: a clock-in after the end has a time of its own. */
export function isPossibleNow(action: RosterAction, state: AttendanceState): boolean {
  return action !== 'clockIn' || state !== 'NOT_RECORDED';
}

/** What is possible at this time with a pro in this state. */
export function rosterActionsOf(
  state: AttendanceState,
  { workStart, workEnd }: { readonly workStart: Temporal.Instant; readonly workEnd: Temporal.Instant },
  now: Temporal.Instant,
): readonly RosterAction[] {
  const isOver = now.epochMilliseconds >= workEnd.epochMilliseconds;
  const home: readonly RosterAction[] = isOver ? [] : ['sendHome'];
  switch (state) {
    case 'EXPECTED':
      return now.epochMilliseconds < checkInOpensAt(workStart).epochMilliseconds
        ? ['callOut']
        : ['clockIn', 'callOut'];
    case 'LATE':
      return ['clockIn', 'noShow', 'callOut'];
    case 'NOT_RECORDED':
      // Too late for a clock-in at the current time: it is recorded with its own.
      return ['noShow', 'clockIn'];
    case 'IN':
      return ['clockOut', 'startBreak', ...home];
    case 'ON_BREAK':
      return ['endBreak', 'clockOut', ...home];
    default:
      return [];
  }
}
