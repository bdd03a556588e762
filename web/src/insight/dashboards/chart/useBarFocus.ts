import { type ScreenKeys, useScreenKeys } from '../../../platform/commands/screenKeys.ts';
import { useState, type KeyboardEvent } from 'react';
import type { Bar } from './chartModel.ts';

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

const keysOfCharts: ScreenKeys = {
  title: 'Charts',
  keys: [
    ['← →', 'Previous or next bar'],
    ['Home End', 'First or last bar'],
  ],
};

/** One stop of the Tab key for all bars; arrow keys, Home and End move between them. */
export function useBarFocus(bars: readonly Bar[]) {
  useScreenKeys(keysOfCharts);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = bars.find(({ id }) => id === activeId) ?? null;
  const stop = active ?? bars.at(-1);
  return {
    active,
    propsOf: (bar: Bar, index: number) => ({
      tabIndex: bar === stop ? 0 : -1,
      onFocus: () => setActiveId(bar.id),
      onPointerEnter: () => setActiveId(bar.id),
      onKeyDown: (event: KeyboardEvent<SVGGElement>) => {
        const next = steps[event.key]?.(index, bars.length - 1);
        if (next === undefined) return;
        event.preventDefault();
        const siblings = event.currentTarget.parentElement?.children;
        (siblings?.item(next) as SVGGElement | null)?.focus();
      },
    }),
  };
}
