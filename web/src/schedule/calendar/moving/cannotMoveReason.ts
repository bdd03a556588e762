import type { CalendarEntry } from '../entries/calendarEntries.ts';

/** Whether the viewer can move gigs at this location. */
export interface MovePermission {
  readonly isAllowed: boolean;
  /** The reason the viewer cannot, and who can grant access. */
  readonly reason: string | null;
}

/** The reason an entry cannot be moved. Null if it can. */
export function cannotMoveReason(
  { gigs, startMs }: CalendarEntry,
  { isAllowed, reason }: MovePermission,
  nowMs: number,
): string | null {
  if (!isAllowed) return reason ?? 'You don’t have permission to change shifts at this location.';
  if (gigs.length > 1) return 'To move shifts that belong together, open their event.';
  if (gigs[0].listStatus === 'CANCELLED') return 'Cancelled shifts cannot be moved.';
  return startMs <= nowMs ? 'Shifts that have started cannot be moved.' : null;
}
