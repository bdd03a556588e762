import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { ShiftText } from '@brigade/domain/schedule/gigs/parseWrittenShift.ts';

/** The local start and end of a shift for REST. An end at or before the start is on the next day, and its date says so. */
export function writtenTimes({ date, startTime, endTime }: ShiftText) {
  const isOvernight = endTime <= startTime;
  const endDate = Temporal.PlainDate.from(date).add({ days: isOvernight ? 1 : 0 });
  return { start_time: `${date}T${startTime}:00`, end_time: `${endDate.toString()}T${endTime}:00` };
}
