import { scaleBand, scaleLinear } from 'd3-scale';
import type { Bar, Tone } from './chartModel.ts';

/** A rectangle of a chart. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a column, in place. */
export interface PlacedSegment extends Box {
  readonly tone: Tone;
}

/** A bar with the area that reacts to pointers. */
interface PlacedBar {
  readonly bar: Bar;
  readonly area: Box;
  readonly center: number;
  readonly segments: readonly PlacedSegment[];
  /** Whether its label has room. */
  readonly isLabeled: boolean;
}

/** A line of the scale. */
interface GridLine {
  readonly value: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const labelWidth = 56;

/** The widest value of a column. */
export function largestOf(bars: readonly Bar[]): number {
  return Math.max(0, ...bars.flatMap(({ columns }) => columns.map(heightOf)));
}

/** Puts bars side by side; labels are left out where they would overlap. */
export function layoutBars(bars: readonly Bar[], { width, height }: Size) {
  const across = scaleBand()
    .domain(bars.map(({ id }) => id))
    .range([0, width])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const up = scaleLinear()
    .domain([0, largestOf(bars) || 1])
    .range([height, 0])
    .nice(4);
  const step = Math.max(1, Math.ceil(labelWidth / across.step()));
  const grid: GridLine[] = up.ticks(4).map((value) => ({ value, y: up(value) }));
  const placed: PlacedBar[] = bars.map((bar, index) => {
    const left = across(bar.id) ?? 0;
    const columnWidth = across.bandwidth() / Math.max(1, bar.columns.length);
    return {
      bar,
      area: { x: left - 4, y: 0, width: across.bandwidth() + 8, height },
      center: left + across.bandwidth() / 2,
      segments: bar.columns.flatMap((column, place) =>
        stacked(column, up, { x: left + place * columnWidth, width: Math.max(1, columnWidth - 2) }),
      ),
      isLabeled: index % step === 0,
    };
  });
  return { grid, placed };
}

function stacked(
  column: Bar['columns'][number],
  up: (value: number) => number,
  place: Pick<Box, 'x' | 'width'>,
): PlacedSegment[] {
  let below = 0;
  return column
    .map(({ tone, value }) => {
      const bottom = up(below);
      below += value ?? 0;
      return { ...place, tone, y: up(below), height: bottom - up(below) };
    })
    .filter(({ height }) => height > 0);
}

function heightOf(column: Bar['columns'][number]): number {
  return column.reduce((sum, { value }) => sum + (value ?? 0), 0);
}
