import { Temporal } from '../../platform/time/temporal.ts';

/**
 * A day as spreadsheets write it, "2026-11-03", "11/3/2026", "11/3" or "Nov 3, 2026", as YYYY-MM-DD; null for what is none.
 * Month before day, as in the United States. Without a year it is the next such day.
 *
 * @param today by the calendar of the place
 */
export function readDate(text: string, today: Temporal.PlainDate): string | null {
  const written = text
    .trim()
    .toLowerCase()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/, '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(written);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const parts =
    /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(written) ??
    /^([a-z]{3,9})\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?$/.exec(written);
  if (!parts) return null;
  const [, monthText = '', day, year] = parts;
  const month = /^\d/.test(monthText) ? monthText : String(months.indexOf(monthText.slice(0, 3)) + 1);
  if (year !== undefined) return dayOf(year.length === 2 ? `20${year}` : year, month, day);
  const thisYear = dayOf(String(today.year), month, day);
  const isOver = thisYear === null || Temporal.PlainDate.compare(thisYear, today) < 0;
  return isOver ? dayOf(String(today.year + 1), month, day) : thisYear;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dayOf(year = '', month = '', day = ''): string | null {
  try {
    const parts = { year: Number(year), month: Number(month), day: Number(day) };
    return Temporal.PlainDate.from(parts, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}
