import type { CalendarEntry } from '../schedule/calendar/entries/calendarEntries.ts';

/** Who may move gigs here. */
export interface MovePermission {
  readonly isAllowed: boolean;
  /** Why not, and who can grant it. */
  readonly reason: string | null;
}

/** Why a box of the calendar cannot be moved; null when it can. */
export function whyNotMovable(
  { gigs, startMs }: CalendarEntry,
  { isAllowed, reason }: MovePermission,
  nowMs: number,
): string | null {
  if (!isAllowed) return reason ?? 'You may not change the gigs of this location.';
  if (gigs.length > 1) return 'Several gigs of an event are moved together on the page of the event.';
  if (gigs[0].listStatus === 'CANCELLED') return 'A cancelled gig cannot be moved.';
  return startMs <= nowMs ? 'A gig that has started cannot be moved.' : null;
}
