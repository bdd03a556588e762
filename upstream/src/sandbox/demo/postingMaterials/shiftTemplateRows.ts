import type { DemoRow } from '../demoRow.ts';
import { demoLocations } from '../locations/demoLocations.ts';

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Unpaid breaks: half an hour above five hours, an hour above ten. */
function usualBreak(start: string, end: string): number {
  const length = (minuteOfDay(end) - minuteOfDay(start) + 1440) % 1440;
  if (length > 600) return 60;
  return length > 300 ? 30 : 0;
}

/** The distinct shift hours that the demo's locations post most. */
export const shiftTemplateRows: DemoRow<'shift_templates'>[] = demoLocations
  .flatMap(({ row, patterns }) => {
    const hours = new Set(patterns.map(({ hours: { start, end } }) => `${start} ${end}`));
    return [...hours].map((text) => {
      const [start_time = '', end_time = ''] = text.split(' ');
      return { location_id: row.id, start_time, end_time };
    });
  })
  .map((shift, index) => ({
    id: index + 1,
    ...shift,
    unpaid_break_minutes: usualBreak(shift.start_time, shift.end_time),
  }));
