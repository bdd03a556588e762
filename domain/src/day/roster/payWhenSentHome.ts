import { Temporal } from '../../platform/time/temporal.ts';
import type { SendHomeReason } from '../../filling/applications/sendHomeReasons.ts';
import { workStretches } from './workStretches.ts';
import type { WorkTimes } from './workTimes.ts';

const minute = 60_000;
const guaranteedMinutes = 4 * 60;
const toleratedMinutes = 15;

/** What the pay of a pro who is sent home follows from. */
export interface WorkSoFar extends WorkTimes {
  /** When the work started and ended as posted, before a manager changed the hours. */
  readonly postedStart: Temporal.Instant;
  readonly postedEnd: Temporal.Instant;
  /** Of the shift: counts if no break was recorded. */
  readonly unpaidBreakMinutes: number;
}

/** A part of the work, in milliseconds since the epoch. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The pay of a pro who is sent home now: the time at work without breaks and without gaps between a clock-out and the
 * next clock-in, and at least 4 hours or the posted time, whichever is shorter, unless the reason is attire, conduct,
 * or being more than 15 minutes late.
 *
 * @returns until when the pro is paid, and for how many minutes
 */
export function payWhenSentHome(
  work: WorkSoFar,
  reason: SendHomeReason,
  now: Temporal.Instant,
): { until: Temporal.Instant; minutes: number } {
  const start = work.workStart.epochMilliseconds;
  const end = work.workEnd.epochMilliseconds;
  const sentHome = now.epochMilliseconds;
  const worked = workedMinutes(work, sentHome);
  if (isFaultOfPro(work, reason, sentHome)) return { until: now, minutes: worked };
  const posted =
    minutesOf([{ start: work.postedStart.epochMilliseconds, end: work.postedEnd.epochMilliseconds }]) -
    work.unpaidBreakMinutes;
  const guaranteedUntil = Math.min(start + guaranteedMinutes * minute, end);
  return {
    until: Temporal.Instant.fromEpochMilliseconds(Math.max(sentHome, guaranteedUntil)),
    minutes: Math.max(worked, Math.min(posted, guaranteedMinutes)),
  };
}

function workedMinutes(work: WorkSoFar, now: number): number {
  const spans = spansAtWork(work, now);
  return Math.max(0, minutesOf(spans) - unpaidMinutes(spans, work, now));
}

/** The stretches of work until now; from the start on for a pro who came early or did not clock in. */
function spansAtWork({ workStart, punches }: WorkSoFar, now: number): readonly Span[] {
  const start = workStart.epochMilliseconds;
  const stretches = workStretches(punches).map((stretch) => ({
    start: Math.max(start, stretch.start.epochMilliseconds),
    end: stretch.end?.epochMilliseconds ?? now,
  }));
  return (stretches.length > 0 ? stretches : [{ start, end: now }]).filter((span) => span.start < span.end);
}

/** The breaks as far as they are in the work; without any, the unpaid one, of which gaps in the work are a part. */
function unpaidMinutes(
  spans: readonly Span[],
  { breaks, unpaidBreakMinutes }: WorkSoFar,
  now: number,
): number {
  if (breaks.length === 0) return Math.max(0, unpaidBreakMinutes - gapMinutes(spans));
  // What an earlier break covers is deducted once.
  let covered = 0;
  const ordered = breaks.toSorted(
    (one, other) => one.start.epochMilliseconds - other.start.epochMilliseconds,
  );
  return ordered.reduce((sum, { start: from, end }) => {
    const begin = Math.max(covered, from.epochMilliseconds);
    const until = end?.epochMilliseconds ?? now;
    covered = Math.max(covered, until);
    const common = spans.map((span) => ({
      start: Math.max(span.start, begin),
      end: Math.min(span.end, until),
    }));
    return sum + minutesOf(common.filter((span) => span.start < span.end));
  }, 0);
}

/** The whole minutes between the stretches of work. */
function gapMinutes(spans: readonly Span[]): number {
  const gaps = spans.map((span, index) => ({ start: spans[index - 1]?.end ?? span.start, end: span.start }));
  return minutesOf(gaps);
}

function minutesOf(spans: readonly Span[]): number {
  return Math.floor(spans.reduce((sum, { start, end }) => sum + end - start, 0) / minute);
}

function isFaultOfPro({ postedStart, punches }: WorkSoFar, reason: SendHomeReason, now: number): boolean {
  if (reason !== 'LATE') return reason === 'ATTIRE' || reason === 'CONDUCT';
  const arrived = punches.find(({ type }) => type === 'CLOCK_IN')?.time.epochMilliseconds ?? now;
  return arrived - postedStart.epochMilliseconds > toleratedMinutes * minute;
}
