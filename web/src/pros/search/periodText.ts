import type { Period } from '@brigade/domain/pros/search/pastWorkPeriod.ts';
import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';

/** A period for people: "Oct 1 – Oct 31, 2026", "Since Oct 1, 2026". */
export function periodText({ from, until }: Period): string {
  if (from === null) return until === null ? 'Any time' : `Until ${formatDate(until)}`;
  if (until === null) return `Since ${formatDate(from)}`;
  if (from === until) return formatDate(from);
  const isSameYear = from.slice(0, 4) === until.slice(0, 4);
  const first = formatDate(from);
  return `${isSameYear ? first.split(',')[0] : first} – ${formatDate(until)}`;
}
