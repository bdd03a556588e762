import { isoDay } from '../../platform/screen/isoDay.ts';

/** The numbers of days that the schedule can show. */
export const dayCounts = [1, 3, 7] as const;

type DayCount = (typeof dayCounts)[number];

/** The state of the day schedule in the URL. */
export interface DayScheduleChoice {
  /** The first day, YYYY-MM-DD. Null for today at the location. */
  readonly date: string | null;
  readonly days: DayCount;
}

/** The search params of the URL. Default values are omitted. */
interface DayScheduleSearch {
  readonly date?: string;
  readonly days?: string;
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readDayScheduleSearch({ date, days }: Record<string, unknown>): DayScheduleChoice {
  return {
    date: isoDay(date),
    days: dayCounts.find((count) => count === Number(days)) ?? 1,
  };
}

/** Serializes the state to search params. */
export function writeDayScheduleSearch({ date, days }: DayScheduleChoice): DayScheduleSearch {
  return { ...(date !== null && { date }), ...(days !== 1 && { days: String(days) }) };
}
