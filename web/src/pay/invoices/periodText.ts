import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';

/** A period in words: "Mar 2, 2026 – Mar 8, 2026", or its only day. */
export function periodText(start: string, end: string): string {
  return start === end ? formatDate(end) : `${formatDate(start)} – ${formatDate(end)}`;
}
