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

/** The hours that are paid now: punches count until a manager sets the hours; an early clock-in does not. */
export function countedHours({ workingHours, timePunches, isAdjusted }: RecordedHours) {
  const start = Temporal.Instant.from(workingHours.startTime);
  const end = Temporal.Instant.from(workingHours.endTime);
  if (isAdjusted) return { start, end };
  const clockIn = timePunches.find(({ type }) => type === 'CLOCK_IN');
  const last = timePunches.at(-1);
  const clockedIn = clockIn ? Temporal.Instant.from(clockIn.time) : start;
  return {
    start: Temporal.Instant.compare(clockedIn, start) > 0 ? clockedIn : start,
    end: last?.type === 'CLOCK_OUT' && !last.isAutomatic ? Temporal.Instant.from(last.time) : end,
  };
}
