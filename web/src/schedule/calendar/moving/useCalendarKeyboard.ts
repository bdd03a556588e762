import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { entryKeyOf, focusEntry } from '../entries/entryElement.ts';
import type { ShiftMove } from './movedShift.ts';
import type { Lifting } from './useGigDrag.ts';

interface Options {
  /** The boxes that can have the focus, day by day in their order. */
  columns: readonly (readonly CalendarEntry[])[];
  lifting: Lifting;
  /** What an arrow key, with or without Shift, adds to the move of a lifted gig; null for nothing. */
  stepOf: (key: string, isShifted: boolean) => Partial<ShiftMove> | null;
  /** What a press and Space do with a box; null where a press opens it and Space lifts it. */
  onToggled: ((entry: CalendarEntry) => void) | null;
}

/**
 * Keys on the calendar. Of all its boxes one is a tab stop; up and down walk through its day, left and right to the days
 * beside it. Space picks a gig up; arrows move it then, Enter and Space drop it, Escape puts it back.
 */
export function useEntryKeys({ columns, lifting, stepOf, onToggled }: Options) {
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const entries = columns.flat();
  const activeKey = entries.some(({ key }) => key === chosenKey) ? chosenKey : (entries[0]?.key ?? null);

  const walk = (from: CalendarEntry, key: string) => {
    const column = columns.findIndex((one) => one.includes(from));
    const row = columns[column]?.indexOf(from) ?? 0;
    const ahead = columns.slice(column + 1).find((one) => one.length > 0);
    const behind = columns.slice(0, Math.max(column, 0)).findLast((one) => one.length > 0);
    const targets: Record<string, CalendarEntry | undefined> = {
      ArrowUp: columns[column]?.[row - 1],
      ArrowDown: columns[column]?.[row + 1],
      ArrowLeft: behind && nearest(behind, from),
      ArrowRight: ahead && nearest(ahead, from),
      Home: entries[0],
      End: entries.at(-1),
    };
    return targets[key];
  };

  const onLiftedKey = (key: string, isShifted: boolean): boolean => {
    const { lifted } = lifting;
    const step = stepOf(key, isShifted);
    if (key === 'Escape') lifting.putBack();
    else if (key === 'Enter' || key === ' ') lifting.drop();
    else if (lifted && step) lifting.move(sum(lifted.move, step));
    else return false;
    return true;
  };

  const onEntryKey = (entry: CalendarEntry, key: string, board: HTMLElement): boolean => {
    if (key === ' ') {
      if (onToggled) onToggled(entry);
      else lifting.lift(entry, 'keys');
      return true;
    }
    const target = walk(entry, key);
    if (target) focusEntry(board, target.key);
    return target !== undefined || key.startsWith('Arrow');
  };

  const entryAt = (target: EventTarget) => entries.find(({ key }) => key === entryKeyOf(target));

  return {
    activeKey,
    boardProps: {
      onClick: (event: MouseEvent<HTMLElement>) => {
        const entry = entryAt(event.target);
        if (entry) onToggled?.(entry);
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const key = entryKeyOf(event.target);
        if (key !== null) setChosenKey(key);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const entry = entryAt(event.target);
        if (!entry || event.ctrlKey || event.metaKey || event.altKey) return;
        const isDone = lifting.lifted
          ? onLiftedKey(event.key, event.shiftKey)
          : onEntryKey(entry, event.key, event.currentTarget);
        if (isDone) event.preventDefault();
      },
    },
  };
}

function timeOfDay({ startMs }: CalendarEntry): number {
  return startMs % 86_400_000;
}

function nearest(column: readonly CalendarEntry[], to: CalendarEntry): CalendarEntry | undefined {
  return column.toSorted(
    (one, other) => Math.abs(timeOfDay(one) - timeOfDay(to)) - Math.abs(timeOfDay(other) - timeOfDay(to)),
  )[0];
}

function sum(move: ShiftMove, step: Partial<ShiftMove>): ShiftMove {
  return {
    days: move.days + (step.days ?? 0),
    minutes: move.minutes + (step.minutes ?? 0),
    longerMinutes: move.longerMinutes + (step.longerMinutes ?? 0),
  };
}
