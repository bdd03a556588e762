import { isoDay } from '../../../platform/screen/isoDay.ts';

/** The day in the URL, YYYY-MM-DD; without one, today. An invalid day is left out. */
export function locationsDaySearch({ date }: Record<string, unknown>): { readonly date?: string } {
  const day = isoDay(date);
  return day === null ? {} : { date: day };
}
