import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';

/** A day without its year: "Nov 2". */
export function dayText(date: string): string {
  return formatDate(date).split(',')[0] ?? '';
}
