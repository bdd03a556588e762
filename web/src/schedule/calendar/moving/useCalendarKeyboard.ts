import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { type ScreenKeys, useScreenKeys } from '../../../platform/commands/screenKeys.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { entryKeyOf, focusEntry } from '../entries/entryElement.ts';
import type { ShiftMove } from './movedShift.ts';
import type { GigDrag } from './useGigDrag.ts';

interface Options {
  /** The focusable entries of each day, in order. */
  columns: readonly (readonly CalendarEntry[])[];
  drag: GigDrag;
  /** The change that an arrow key makes to a drag, with or without Shift. Null for no change. */
  stepOf: (key: string, isShifted: boolean) => Partial<ShiftMove> | null;
  /** Selects or deselects an entry. Null if a press opens the entry and Space picks it up. */
  onToggled: ((entry: CalendarEntry) => void) | null;
}

const walking = [
  ['↑ ↓', 'Previous or next shift of the day'],
  ['← →', 'Previous or next day'],
  ['Home End', 'First or last shift'],
] as const;

const keysOfMoving: ScreenKeys = {
  title: 'Calendar',
  keys: [
    ...walking,
    ['Enter', 'Open the shift'],
    ['Space', 'Pick up a shift to move it by the arrow keys'],
    ['Enter or Space', 'Drop the shift that is moved'],
    ['Esc', 'Leave the shift where it was'],
  ],
};

const keysOfChoosing: ScreenKeys = {
  title: 'Calendar',
  keys: [...walking, ['Space', 'Select or deselect a shift']],
};

/**
 * Keyboard navigation with a roving tab stop. Up and down move focus within a day, left and right between days. Space
 * picks up a gig; then the arrow keys move it, Enter and Space drop it, and Escape cancels.
 */
export function useCalendarKeyboard({ columns, drag, stepOf, onToggled }: Options) {
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  useScreenKeys(onToggled ? keysOfChoosing : keysOfMoving);
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

  const onDragKey = (key: string, isShifted: boolean): boolean => {
    const { activeDrag } = drag;
    const step = stepOf(key, isShifted);
    if (key === 'Escape') drag.cancel();
    else if (key === 'Enter' || key === ' ') drag.drop();
    else if (activeDrag && step) drag.move(sum(activeDrag.move, step));
    else return false;
    return true;
  };

  const onEntryKey = (entry: CalendarEntry, key: string, board: HTMLElement): boolean => {
    if (key === ' ') {
      if (onToggled) onToggled(entry);
      else drag.start(entry, 'keys');
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
        const isDone = drag.activeDrag
          ? onDragKey(event.key, event.shiftKey)
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
    resizeMinutes: move.resizeMinutes + (step.resizeMinutes ?? 0),
  };
}
