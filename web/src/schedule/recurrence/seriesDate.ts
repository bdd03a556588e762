/** A date of a series, and when a shift on it really is. */
export interface SeriesDate {
  /** YYYY-MM-DD, at the place. */
  readonly date: string;
  /** Instants in ISO 8601. */
  readonly start: string;
  readonly end: string;
  readonly isStartMoved: boolean;
  readonly isRepeatedHour: boolean;
}
