import { Temporal } from './temporal.ts';

const first = '2000-01-01';
const last = '2099-12-31';

/** Whether a text is a day of the calendar in ISO 8601, from 2000 to 2099. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < first || text > last) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}
