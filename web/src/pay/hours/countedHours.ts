import { workStretches } from '@brigade/domain/day/roster/workStretches.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

interface RecordedHours {
  /** The agreed hours, or those that a manager set; instants in ISO 8601. */
  readonly workingHours: { readonly startTime: string; readonly endTime: string };
  readonly timePunches: readonly {
    readonly type: string;
    readonly time: string;
    readonly isAutomatic: boolean;
  }[];
  /** Whether a manager set the hours. */
  readonly isAdjusted: boolean;
}

/**
 * The hours that are paid now, and the unpaid gaps in them between a clock-out and the next clock-in: punches count until
 * a manager sets the hours; an early clock-in does not.
 */
export function countedHours({ workingHours, timePunches, isAdjusted }: RecordedHours) {
  const start = Temporal.Instant.from(workingHours.startTime);
  const end = Temporal.Instant.from(workingHours.endTime);
  if (isAdjusted) return { start, end, gaps: [] };
  const stretches = workStretches(
    timePunches.map(({ type, time }) => ({
      type: type === 'CLOCK_IN' ? 'CLOCK_IN' : 'CLOCK_OUT',
      time: Temporal.Instant.from(time),
    })),
  );
  const last = timePunches.at(-1);
  const clockedIn = stretches[0]?.start ?? start;
  const counted = {
    start: isBefore(start, clockedIn) ? clockedIn : start,
    end: last?.type === 'CLOCK_OUT' && !last.isAutomatic ? Temporal.Instant.from(last.time) : end,
  };
  const gaps = stretches.slice(1).flatMap(({ start: back }, index) => {
    const left = stretches[index]?.end ?? back;
    const from = isBefore(left, counted.start) ? counted.start : left;
    return isBefore(from, back) ? [{ start: from, end: back }] : [];
  });
  return { ...counted, gaps };
}

/** Whether the unpaid break of the shift, in minutes, deducts the gaps as long as no break is recorded. */
export function isWithinBreak(
  { gaps }: Pick<ReturnType<typeof countedHours>, 'gaps'>,
  unpaidBreakMinutes: number,
): boolean {
  const minutes = gaps.reduce((sum, { start, end }) => sum + start.until(end).total('minutes'), 0);
  return minutes <= unpaidBreakMinutes;
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0;
}
