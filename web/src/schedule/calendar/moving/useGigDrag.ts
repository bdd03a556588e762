import { useRef, useState } from 'react';
import { currentMs } from '../../../platform/clock/currentTime.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import type { ClockText } from '../dates/clockText.ts';
import { movedShift, unmoved, type MovedShift, type ShiftMove } from './movedShift.ts';
import { whyNotMovable, type MovePermission } from '../../../calendar/whyNotMovable.ts';

/** A gig that is on its way to another time. */
export interface Lifted {
  readonly entry: CalendarEntry;
  readonly move: ShiftMove;
  /** Where it would be if it were dropped now. */
  readonly shift: MovedShift;
  /** What moves it. */
  readonly by: 'keys' | 'pointer';
}

/** Lifts one gig at a time off the calendar, moves it about and drops it. */
export interface Lifting {
  readonly lifted: Lifted | null;
  readonly lift: (entry: CalendarEntry, by: Lifted['by']) => boolean;
  readonly move: (change: ShiftMove) => void;
  readonly drop: () => void;
  readonly putBack: () => void;
}

interface Options {
  zone: string;
  clock: ClockText;
  permission: MovePermission;
  onDropped: (gig: BoardGig, shift: MovedShift) => void;
}

/** The state of lifting a gig, by pointer or by keys; what the keys do is said. */
export function useLifting({ zone, clock, permission, onDropped }: Options): Lifting {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  // Pointers and keys may act again before the state is rendered.
  const current = useRef<Lifted | null>(null);
  const put = (next: Lifted | null) => {
    current.current = next;
    setLifted(next);
  };
  const whenText = ({ startMs, endMs }: MovedShift) => clock.dayRange(startMs, endMs);

  return {
    lifted,
    lift(entry, by) {
      const reason = whyNotMovable(entry, permission, currentMs());
      if (reason) {
        toast({ title: reason });
        return false;
      }
      const shift = movedShift(entry.startMs, entry.endMs, zone, unmoved);
      put({ entry, move: unmoved, shift, by });
      if (by === 'keys') {
        announce(
          `${entry.gigs[0].skillName} picked up, ${whenText(shift)}. Arrow keys move it, with Shift up and down they change its end. Enter drops it, Escape puts it back.`,
        );
      }
      return true;
    },
    move(change) {
      if (!current.current) return;
      const { entry, by } = current.current;
      const shift = movedShift(entry.startMs, entry.endMs, zone, change);
      put({ entry, move: change, shift, by });
      if (by === 'keys') announce(whenText(shift));
    },
    drop() {
      if (!current.current) return;
      const { entry, shift, by } = current.current;
      put(null);
      const isMoved = shift.startMs !== entry.startMs || shift.endMs !== entry.endMs;
      if (isMoved) onDropped(entry.gigs[0], shift);
      else if (by === 'keys') announce('Dropped where it was.');
    },
    putBack() {
      if (current.current?.by === 'keys') announce('Put back where it was.');
      put(null);
    },
  };
}
