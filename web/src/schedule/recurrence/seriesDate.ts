/** A date of a series with the actual times of its shift. */
export interface SeriesDate {
  /** The local date, YYYY-MM-DD. */
  readonly date: string;
  /** Instants in ISO 8601. */
  readonly start: string;
  readonly end: string;
  readonly isStartMoved: boolean;
  readonly isRepeatedHour: boolean;
}
