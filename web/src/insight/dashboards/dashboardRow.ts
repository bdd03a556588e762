import type { Figures } from '@brigade/domain/insight/dashboards/measures.ts';

/** A week or a position with its figures. */
export interface DashboardRow {
  readonly id: string;
  /** Names it in tables and to screen readers. */
  readonly label: string;
  /** Names it below its bar. */
  readonly tick: string;
  /** Fewer than seven days of a week. */
  readonly isPartial: boolean;
  readonly figures: Figures;
  /** Null without a comparison. */
  readonly compared: Figures | null;
}
