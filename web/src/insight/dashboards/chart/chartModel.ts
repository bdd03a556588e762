import type { MeasureKind } from '@brigade/domain/insight/dashboards/measures.ts';

/** How a part of a bar is drawn: each tone has a color and a pattern. */
export type Tone =
  | 'main'
  | 'sure'
  | 'pending'
  | 'broken'
  | 'open'
  | 'earlier'
  // Of things that are neither good nor bad.
  | 'second'
  | 'third'
  | 'rest';

/** An entry of the legend. */
export interface Legend {
  readonly label: string;
  readonly tone: Tone;
}

/** A part of a column. */
interface Segment {
  readonly tone: Tone;
  /** Null where there is nothing to show. */
  readonly value: number | null;
}

/** A period or a position: one column, or two side by side that are compared. */
export interface Bar {
  readonly id: string;
  readonly tick: string;
  /** What it shows, for screen readers and beside the chart. */
  readonly text: string;
  /** Has fewer days than others; drawn with a broken line. */
  readonly isPartial: boolean;
  /** Each from the bottom up. */
  readonly columns: readonly (readonly Segment[])[];
}

/** What a chart shows. */
export interface ChartModel {
  readonly title: string;
  readonly description: string;
  readonly kind: MeasureKind;
  /** What the values of the scale are; null where each says so itself, like "$40". */
  readonly unit: string | null;
  /** Weeks and other periods are side by side, positions below each other. */
  readonly by: 'periods' | 'positions';
  readonly legend: readonly Legend[];
  readonly bars: readonly Bar[];
}
