import { useState, type KeyboardEvent } from 'react';
import { type ScreenKeys, useScreenKeys } from '../../../platform/commands/screenKeys.ts';

/** A cell of a table, by its place. */
interface Place {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, (place: Place, columns: number) => Place>> = {
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, columns) => ({ row, column: columns - 1 }),
};

const keysOfTables: ScreenKeys = {
  title: 'Hours of the week',
  keys: [
    ['← →', 'Previous or next hour'],
    ['↑ ↓', 'Same hour of the previous or next day'],
    ['Home End', 'First or last hour'],
  ],
};

/** One stop of the Tab key for all cells of a table; arrow keys, Home and End move between them. */
export function useCellFocus(columns: number) {
  useScreenKeys(keysOfTables);
  const [active, setActive] = useState<Place | null>(null);
  const stop = active ?? { row: 0, column: 0 };
  return {
    active,
    propsOf: (place: Place) => ({
      tabIndex: place.row === stop.row && place.column === stop.column ? 0 : -1,
      onFocus: () => setActive(place),
      onPointerEnter: () => setActive(place),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const next = steps[event.key]?.(place, columns);
        if (next === undefined) return;
        event.preventDefault();
        const cells = event.currentTarget
          .closest('tbody')
          ?.rows.item(next.row)
          ?.querySelectorAll<HTMLElement>('[tabindex]');
        cells?.item(next.column)?.focus();
      },
    }),
  };
}
