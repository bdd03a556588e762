import type { RefObject } from 'react';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { snapMinutes, type ShiftMove } from './movedShift.ts';

/** The grid position under a pointer. */
export interface GridPosition {
  /** The index of the visible day. */
  readonly day: number;
  /** The local time, in minutes after midnight. 0 in layouts without a time axis. */
  readonly minutes: number;
}

/** A press on an entry, which can become a drag. */
export interface Press {
  readonly entry: CalendarEntry;
  readonly isResize: boolean;
  readonly x: number;
  readonly y: number;
  readonly position: GridPosition;
  /** The long press timer of a touch. Null for pointers that drag immediately. */
  readonly longPress: ReturnType<typeof setTimeout> | null;
  isDragging: boolean;
}

/** Ends a press and its long press timer. */
export function endPress(press: RefObject<Press | null>): void {
  if (press.current?.longPress) clearTimeout(press.current.longPress);
  press.current = null;
}

/** The change of a shift dragged from one position to another, in steps of {@link snapMinutes}. */
export function moveBetween(from: GridPosition, to: GridPosition, isResize: boolean): ShiftMove {
  const days = to.day - from.day;
  const minutes = Math.round((to.minutes - from.minutes) / snapMinutes) * snapMinutes;
  return isResize
    ? { days: 0, minutes: 0, resizeMinutes: days * 24 * 60 + minutes }
    : { days, minutes, resizeMinutes: 0 };
}
