import type { Temporal } from '../../platform/time/temporal.ts';
import type { CancellationReason } from '../../schedule/cancelling/cancellationReason.ts';

/** Where a confirmed pro is on the day, as a roster shows it. */
export const attendanceStates = [
  'EXPECTED',
  'LATE',
  'IN',
  'ON_BREAK',
  'OUT',
  'SENT_HOME',
  'NOT_RECORDED',
  'NO_SHOW',
  'CALLED_OUT',
  'CANCELLED',
] as const;

/** One of {@link attendanceStates}. */
export type AttendanceState = (typeof attendanceStates)[number];

/** Whether a pro in this state leaves their place to be filled again. A state that is not listed yet does not. */
export function isNotComing(state: string | null | undefined): boolean {
  return state === 'NO_SHOW' || state === 'CALLED_OUT';
}

type Instant = Temporal.Instant;

/** What the attendance of a confirmed pro is derived from. Punches and breaks are in order. */
export interface AttendanceFacts {
  readonly cancellation: { readonly reason: CancellationReason; readonly at: Instant } | null;
  readonly sentHomeAt: Instant | null;
  readonly punches: readonly { readonly type: 'CLOCK_IN' | 'CLOCK_OUT'; readonly time: Instant }[];
  readonly breaks: readonly { readonly start: Instant; readonly end: Instant | null }[];
  readonly workStart: Instant;
  readonly workEnd: Instant;
}

/** A state and when it began; for pros who have yet to come, when their work starts. */
export interface Attendance {
  readonly state: AttendanceState;
  readonly since: Instant;
}

/** Where a confirmed pro is at this time. */
export function attendance(facts: AttendanceFacts, now: Instant): Attendance {
  const { cancellation, sentHomeAt, punches, breaks, workStart, workEnd } = facts;
  if (cancellation) return { state: stateOfCancellation(cancellation.reason), since: cancellation.at };
  if (sentHomeAt) return { state: 'SENT_HOME', since: sentHomeAt };
  const last = punches.at(-1);
  if (last?.type === 'CLOCK_OUT') return { state: 'OUT', since: last.time };
  const open = breaks.find(({ end }) => end === null);
  if (last && open) return { state: 'ON_BREAK', since: open.start };
  if (last) return { state: 'IN', since: last.time };
  if (isAfter(now, workEnd)) return { state: 'NOT_RECORDED', since: workEnd };
  return { state: isAfter(now, workStart) ? 'LATE' : 'EXPECTED', since: workStart };
}

function stateOfCancellation(reason: CancellationReason): AttendanceState {
  if (reason === 'NO_SHOW') return 'NO_SHOW';
  return reason === 'CALLED_OUT' || reason === 'BUSINESS_CALLED_OUT' ? 'CALLED_OUT' : 'CANCELLED';
}

function isAfter(one: Instant, other: Instant): boolean {
  return one.epochMilliseconds > other.epochMilliseconds;
}
