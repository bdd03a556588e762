import { useRef, useState } from 'react';
import { currentMs } from '../../../platform/clock/currentTime.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import type { ClockText } from '../dates/clockText.ts';
import { movedShift, unmoved, type MovedShift, type ShiftMove } from './movedShift.ts';
import { cannotMoveReason, type MovePermission } from './cannotMoveReason.ts';

/** A gig that is being dragged. */
interface ActiveDrag {
  readonly entry: CalendarEntry;
  readonly move: ShiftMove;
  /** The shift if the gig were dropped now. */
  readonly shift: MovedShift;
  /** The input device. */
  readonly by: 'keys' | 'pointer';
}

/** The state and actions of dragging one gig. */
export interface GigDrag {
  readonly activeDrag: ActiveDrag | null;
  readonly start: (entry: CalendarEntry, by: ActiveDrag['by']) => boolean;
  readonly move: (change: ShiftMove) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

interface Options {
  /** The time zone of gigs without one of their own. */
  zone: string;
  clock: ClockText;
  permission: MovePermission;
  onDropped: (gig: BoardGig, shift: MovedShift) => void;
}

/** Drags a gig by pointer or keyboard. Announces the effects of keys to screen readers. */
export function useGigDrag({ zone, clock, permission, onDropped }: Options): GigDrag {
  const [activeDrag, setLifted] = useState<ActiveDrag | null>(null);
  // Another event can arrive before the state is rendered.
  const current = useRef<ActiveDrag | null>(null);
  const put = (next: ActiveDrag | null) => {
    current.current = next;
    setLifted(next);
  };
  const shiftOf = ({ gigs: [gig], startMs, endMs }: CalendarEntry, change: ShiftMove) =>
    movedShift(startMs, endMs, gig.timeZone ?? zone, change);
  const whenText = ({ startMs, endMs }: MovedShift) => clock.dayRange(startMs, endMs);

  return {
    activeDrag,
    start(entry, by) {
      const reason = cannotMoveReason(entry, permission, currentMs());
      if (reason) {
        toast({ title: reason });
        return false;
      }
      const shift = shiftOf(entry, unmoved);
      put({ entry, move: unmoved, shift, by });
      if (by === 'keys') {
        announce(
          `${entry.gigs[0].skillName} picked up, ${whenText(shift)}. Use the arrow keys to move it, or Shift and the up and down arrow keys to change its end. Press Enter to drop it or Escape to cancel.`,
        );
      }
      return true;
    },
    move(change) {
      if (!current.current) return;
      const { entry, by } = current.current;
      const shift = shiftOf(entry, change);
      put({ entry, move: change, shift, by });
      if (by === 'keys') announce(whenText(shift));
    },
    drop() {
      if (!current.current) return;
      const { entry, shift, by } = current.current;
      put(null);
      const isMoved = shift.startMs !== entry.startMs || shift.endMs !== entry.endMs;
      if (isMoved) onDropped(entry.gigs[0], shift);
      else if (by === 'keys') announce('Not moved.');
    },
    cancel() {
      if (current.current?.by === 'keys') announce('Move cancelled.');
      put(null);
    },
  };
}
