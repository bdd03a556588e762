/** What one account may have. */
export const exportLimits = {
  /** Exports that wait or run. */
  active: 2,
  /** Exports of any state that are kept. */
  kept: 50,
  /** Of one file. */
  bytes: 100_000_000,
  /** Failed pages in a row. */
  setbacks: 12,
} as const;

/** How long an export is kept after its end, in milliseconds. */
export const keptMilliseconds = 7 * 24 * 3_600_000;
