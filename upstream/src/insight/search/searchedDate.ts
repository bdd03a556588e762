const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Year, month from 1, and day; without a year, the one nearest to today is meant. */
type Parts = { year: number | undefined; month: number; day: number };

const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

function partsOf(text: string): Parts | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const american = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(text);
  if (american) return { year: number(american[3]), month: Number(american[1]), day: Number(american[2]) };
  const written = /^([a-z]{3,9})\.? (\d{1,2})(?:,? (\d{4}))?$/i.exec(text);
  if (!written) return undefined;
  const beginning = (written[1] ?? '').toLowerCase();
  const month = months.findIndex((name) => name.startsWith(beginning)) + 1;
  return month > 0 ? { year: number(written[3]), month, day: Number(written[2]) } : undefined;
}

function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}

/** The day that a text names, at midnight in UTC: `2026-12-05`, `12/5`, `12/5/2026`, `Dec 5`, `December 5, 2026`. */
export function searchedDate(text: string, now: Date): Date | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const { year, month, day } = parts;
  if (year !== undefined) return dayOf(year, month, day);
  const thisYear = now.getUTCFullYear();
  const distance = (date: Date) => Math.abs(date.getTime() - now.getTime());
  return [thisYear - 1, thisYear, thisYear + 1]
    .map((candidate) => dayOf(candidate, month, day))
    .filter((date) => date !== undefined)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}
