import { punchedTime, type Span, stretchesOf } from './punchedTime.ts';
import type { WorkedHours } from './workedHours.ts';

/** What the time that counts follows from. */
export type RecordedTime = Pick<
  WorkedHours,
  'work_start_time' | 'work_end_time' | 'hours_updated_ts' | 'sent_home_ts' | 'punches'
>;

/** From when to when a pro is paid, with breaks and with the gaps between stretches of work. */
export function countedTime(work: RecordedTime): Span {
  if (wasAdjusted(work)) return { start: work.work_start_time, end: work.work_end_time };
  const { clockIn, clockOut } = punchedTime(work);
  return { start: later(clockIn, work.work_start_time), end: clockOut ?? lastTime(work) };
}

/**
 * The stretches of work that are paid, with breaks: the hours that a manager set, otherwise from each clock-in, or the
 * start if the pro came early, to its clock-out.
 */
export function countedStretches(work: RecordedTime): Span[] {
  const stretches = wasAdjusted(work) ? [] : stretchesOf(work);
  const counted =
    stretches.length === 0
      ? [countedTime(work)]
      : stretches.map(({ start, end }) => ({
          start: later(start, work.work_start_time),
          end: end ?? lastTime(work),
        }));
  return counted.filter(({ start, end }) => start < end);
}

/** The gaps between stretches of work, in which a pro had clocked out. */
export function gapsBetween(stretches: readonly Span[]): Span[] {
  return stretches
    .slice(1)
    .map(({ start }, index) => ({ start: stretches[index]?.end ?? start, end: start }));
}

/** Sending a pro home sets hours as well; only a later change is an adjustment. */
export function wasAdjusted({
  hours_updated_ts,
  sent_home_ts,
}: Pick<WorkedHours, 'hours_updated_ts' | 'sent_home_ts'>): boolean {
  return hours_updated_ts !== null && (sent_home_ts === null || hours_updated_ts > sent_home_ts);
}

/** When a manager last set the hours, or changed a record that they follow from; null for never. */
export function lastChangeOf(
  work: Pick<WorkedHours, 'hours_updated_ts' | 'sent_home_ts' | 'corrected_ts'>,
): Date | null {
  const adjusted = wasAdjusted(work) ? work.hours_updated_ts : null;
  const { corrected_ts: corrected } = work;
  if (adjusted === null || corrected === null) return adjusted ?? corrected;
  return later(adjusted, corrected);
}

/** When work without a clock-out by a person ends. */
function lastTime({ sent_home_ts, work_end_time }: RecordedTime): Date {
  return sent_home_ts ?? work_end_time;
}

function later(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other;
}
