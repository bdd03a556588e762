interface Minute {
  readonly startedAt: string;
  readonly callSeconds: number;
}

/** A minute of the picture. */
export interface UsageBar {
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly callSeconds: number;
  /** The share of the highest bar, 0 to 1. */
  readonly height: number;
}

const minuteMs = 60_000;
const shownMinutes = 60;

/** The last 60 minutes, the earliest first, with those in which nothing was used. */
export function usageBars(minutes: readonly Minute[], nowMs: number): UsageBar[] {
  const used = new Map(minutes.map(({ startedAt, callSeconds }) => [Date.parse(startedAt), callSeconds]));
  const highest = Math.max(0, ...used.values());
  // The gateway's clock may be ahead of the browser's.
  const last = Math.max(Math.floor(nowMs / minuteMs) * minuteMs, ...used.keys());
  return Array.from({ length: shownMinutes }, (_, index) => {
    const startMs = last - (shownMinutes - 1 - index) * minuteMs;
    const callSeconds = used.get(startMs) ?? 0;
    return { startMs, callSeconds, height: highest === 0 ? 0 : callSeconds / highest };
  });
}
