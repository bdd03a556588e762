import type { Days } from '@brigade/domain/insight/dashboards/dashboardPeriod.ts';
import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';

/** Days for people: "Nov 2 – Nov 8, 2026", "Nov 8, 2026". */
export function daysText({ from, to }: Days): string {
  if (from === to) return formatDate(to);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isSameYear ? dayText(from) : formatDate(from)} – ${formatDate(to)}`;
}

/** A day without its year: "Nov 2". */
export function dayText(date: string): string {
  return formatDate(date).split(',')[0] ?? '';
}
