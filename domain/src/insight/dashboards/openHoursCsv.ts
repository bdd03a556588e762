import { weekdayName } from '../../platform/time/weekday.ts';
import { csvOf } from './dashboardCsv.ts';
import { type OpenHour, openPercent } from './openHours.ts';

const headings = ['Weekday', 'Hour', 'Places', 'Stayed open', 'Stayed open (%)'];

/** The hours of the week that had places as CSV, like the tables of dashboards. */
export function openHoursCsv(hours: readonly OpenHour[]): string {
  const lines = hours.map((hour) => [
    weekdayName(hour.weekday),
    `${String(hour.hour).padStart(2, '0')}:00`,
    ...[hour.places, hour.open, openPercent(hour)].map(String),
  ]);
  return csvOf([headings, ...lines]);
}
