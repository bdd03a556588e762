import type { Figures } from '@brigade/domain/insight/dashboards/measures.ts';

/** A week, a position or a location with its figures. */
export interface DashboardRow {
  readonly id: string;
  /** Names it in tables and to screen readers. */
  readonly label: string;
  /** The page that says more about it. */
  readonly href?: string;
  /** Names it below its bar. */
  readonly tick: string;
  /** Fewer than seven days of a week. */
  readonly isPartial: boolean;
  readonly figures: Figures;
  /** Null without a comparison. */
  readonly compared: Figures | null;
}
